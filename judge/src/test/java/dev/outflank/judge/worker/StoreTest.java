package dev.outflank.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.competition.Stage;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.HeadToHeadStore;
import dev.outflank.judge.competition.LiveGame;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.RatingHistory;
import dev.outflank.judge.competition.RejudgeStore;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.StoreException;
import dev.outflank.judge.submission.StoredSubmission;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store on SQLite and on PostgreSQL. */
class StoreTest {
    @Nested
    final class OnSqlite extends Records {
        @Override
        Database open(Path folder) throws Exception {
            return Database.openSqlite(folder);
        }

        @Test
        void openSqlite_folderInUse_isRefused(@TempDir Path folder) throws Exception {
            try (Database first = Database.openSqlite(folder)) {
                assertThat(first.isShared()).isFalse();
                assertThatThrownBy(() -> Database.openSqlite(folder))
                        .isInstanceOf(StoreException.class)
                        .hasMessageContaining("another server is using the folder");
            }
            Database.openSqlite(folder).close();
        }
    }

    @Nested
    final class OnPostgres extends Records {
        private final EmbeddedPostgres server = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        Database open(Path folder) throws Exception {
            return Database.openPostgres("postgresql://postgres@localhost:" + server.getPort() + "/postgres");
        }

        @AfterEach
        void stop() throws IOException {
            server.close();
        }
    }

    @Test
    void openPostgres_invalidAddress_isRefusedWithoutThePassword() {
        assertThatThrownBy(() -> Database.openPostgres("mysql://x/y"))
                .hasMessageContaining("--database takes an address like");
        assertThatThrownBy(() -> Database.openPostgres("postgresql://me:secret@127.0.0.1:1/x"))
                .hasMessageContaining("cannot be opened")
                .hasMessageNotContaining("secret");
    }

    /** Tests for both databases. */
    abstract static class Records {
        abstract Database open(Path folder) throws Exception;

        @Test
        void store_everyTable_findsRecordsAndSavesResultsOnce(@TempDir Path folder) throws Exception {
            try (Database database = open(folder)) {
                Store store = new Store(database);
                Person ann = store.people().add("ann", "Ann A.", Role.STUDENT).orElseThrow();
                assertThat(store.people().add("ann", "Another", Role.STUDENT)).isEmpty();
                String session = store.people().openSession(ann.id(), Duration.ofHours(1));
                assertThat(store.people().findBySession(session)).contains(ann);
                assertThat(store.people().findBySession(session + "x")).isEmpty();
                assertThat(store.people().findBySession(store.people().openSession(ann.id(), Duration.ofHours(-1))))
                        .isEmpty();
                String token = store.people().addToken(ann.id(), "laptop");
                assertThat(store.people().findByToken(token)).contains(ann);
                String invitation = store.people().invite(ann.id(), Duration.ofHours(1));
                assertThat(store.people().acceptInvitation(invitation)).contains(ann);
                assertThat(store.people().acceptInvitation(invitation)).isEmpty();
                store.people().setLocked(ann.id(), true);
                assertThat(store.people().findByToken(token)).isEmpty();

                store.contests().put("cup", "title: Cup", true);
                store.contests().put("cup", "title: The Cup", true);
                assertThat(store.contests().find("cup").orElseThrow().text()).isEqualTo("title: The Cup");
                byte[] source = "int main;".getBytes(StandardCharsets.UTF_8);
                long first = store.submissions().add("cup", ann.id(), "hash", Map.of("a.c", source));
                assertThat(store.submissions().files(first).get("a.c")).isEqualTo(source);
                assertThat(store.submissions().unscheduled()).hasSize(1);
                assertThat(store.submissions().finishCheck(first, StoredSubmission.State.ENTERED, "", "fine"))
                        .isTrue();
                assertThat(store.submissions().finishCheck(first, StoredSubmission.State.BROKEN, "", "late"))
                        .isFalse();
                StoredSubmission submission = store.submissions().find(first).orElseThrow();
                assertThat(submission.state()).isEqualTo(StoredSubmission.State.ENTERED);
                store.entries().setStaffPlayers("cup", List.of("greedy"), List.of("greedy"));
                store.entries().enter(submission, "ann");
                store.entries().enter(submission, "ann");
                List<StoredEntry> two = store.entries().of("cup");
                assertThat(two).extracting(StoredEntry::name).containsExactly("greedy", "ann");

                store.pairings()
                        .add("cup", Stage.LADDER, two.get(1).id(), two.get(0).id(), 0, 50);
                store.pairings()
                        .add("cup", Stage.LADDER, two.get(0).id(), two.get(1).id(), 0, 50);
                Pairing pair = store.pairings().unscheduled().getFirst();
                assertThat(store.pairings().unscheduled()).hasSize(1);
                store.workers().heartbeat("w", 2);
                store.liveGames().put(List.of(live(pair, "d3", "12", "unknown")));
                assertThat(store.liveGames().of("cup"))
                        .as("of an unknown worker")
                        .isEmpty();
                store.liveGames().put(List.of(live(pair, "d3 c5", "12 7", "w")));
                assertThat(store.liveGames().of("cup")).singleElement().satisfies(game -> {
                    assertThat(game.moves()).isEqualTo("d3 c5");
                    assertThat(game.cpu()).isEqualTo("12 7");
                });
                List<StoredGame> games = List.of(game(pair, 0), game(pair, 1));
                assertThat(store.pairings().save(pair, games, "one")).isTrue();
                assertThat(store.pairings().save(pair, games, "two"))
                        .as("a late duplicate")
                        .isFalse();
                assertThat(store.pairings().latest("cup", Optional.of(pair.a()), 10, 0))
                        .hasSize(2);
                assertThat(store.pairings().faults(pair.b(), 10)).hasSize(2);
                assertThat(store.liveGames().of("cup"))
                        .as("after the pair is saved")
                        .isEmpty();
                store.liveGames().remove(pair.id());
                assertThat(store.headToHead().of("cup"))
                        .containsExactly(new HeadToHeadStore.HeadToHead(pair.a(), pair.b(), "BLACK", 2));
                assertThat(two)
                        .allSatisfy(one -> assertThat(store.headToHead().of(one))
                                .isEqualTo(store.headToHead().of("cup")));
                store.entries().setStaffPlayers("cup", List.of("greedy", "random"), List.of("greedy", "random"));
                assertThat(store.headToHead().of(store.entries().of("cup").getLast()))
                        .isEmpty();
                assertThat(store.headToHead().countGames("cup")).isEqualTo(2);
                for (int played : List.of(2, 2, 100, 104, 105)) {
                    store.ratingHistory()
                            .append(
                                    "cup",
                                    List.of(new RatingHistory.Point(pair.a(), played, 1, 1500.5, 80, Instant.now())));
                }
                assertThat(store.ratingHistory().of(two.getFirst()))
                        .extracting(RatingHistory.Point::games)
                        .containsExactly(2, 100, 105);

                RejudgeStore.Rejudge rejudge =
                        store.rejudges().stage("cup", Optional.empty(), "", 70).orElseThrow();
                Pairing again = store.pairings().unscheduled().getFirst();
                assertThat(again.place()).isEqualTo(pair.place());
                assertThat(store.pairings().save(again, List.of(game(again, 0), game(again, 1)), "one"))
                        .isTrue();
                assertThat(store.rejudges().apply(rejudge)).isTrue();
                assertThat(store.rejudges().apply(rejudge)).isFalse();
                assertThat(store.pairings().find(pair.id()).orElseThrow().counts())
                        .isFalse();
                assertThat(store.pairings().find(again.id()).orElseThrow().counts())
                        .isTrue();

                store.auditLog().add("ann", "cup", "submit", "1");
                assertThat(store.auditLog().latest(5)).hasSize(1);
                store.workers().countTask("w", true);
                assertThat(store.workers().all().getFirst().failed()).isEqualTo(1);
                assertThat(store.workers().all().getFirst().isAlive(Instant.now()))
                        .isTrue();
            }
        }

        private static LiveGame live(Pairing pair, String moves, String times, String worker) {
            return new LiveGame(pair.id(), worker, 0, "the start", moves, times, times, Instant.now());
        }

        private static StoredGame game(Pairing pair, int number) {
            return new StoredGame(
                    pair.id(),
                    number,
                    0,
                    pair.a(),
                    pair.b(),
                    "BLACK",
                    Optional.of("CRASH"),
                    Optional.of(pair.b()),
                    "{}",
                    "",
                    "oops",
                    Instant.now());
        }
    }
}
