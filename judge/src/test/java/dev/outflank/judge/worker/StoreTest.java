package dev.outflank.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.competition.Stage;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.AuditEvent;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.HeadToHead;
import dev.outflank.judge.competition.LiveGame;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.Rejudge;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.StoreException;
import dev.outflank.judge.store.TaskType;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.judge.submission.StoredSubmission;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
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
                return EmbeddedPostgres.builder()
                        .setPGStartupWait(Duration.ofMinutes(5))
                        .start();
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
            try (JudgeServices judge = new JudgeServices(open(folder), new BuiltInPlayerRegistry())) {
                Person admin = judge.accounts()
                        .add("admin", "Admin", Role.ADMINISTRATOR)
                        .orElseThrow();
                Person ann = judge.accounts().add("ann", "Ann A.", Role.STUDENT).orElseThrow();
                assertThat(judge.accounts().add("ann", "Another", Role.STUDENT)).isEmpty();
                String session = judge.accounts().openSession(ann, Duration.ofHours(1));
                assertThat(judge.accounts().findBySession(session)).contains(ann);
                assertThat(judge.accounts().findBySession(session + "x")).isEmpty();
                assertThat(judge.accounts().findBySession(judge.accounts().openSession(ann, Duration.ofHours(-1))))
                        .isEmpty();
                String token = judge.accounts().addToken(ann, "laptop");
                assertThat(judge.accounts().findByToken(token)).contains(ann);
                String invitation = judge.accounts().invite("admin", ann);
                assertThat(judge.accounts().acceptInvitation(invitation, "hash"))
                        .contains(ann);
                assertThat(judge.accounts().acceptInvitation(invitation, "hash"))
                        .isEmpty();
                judge.accounts().setLocked(admin, ann, true);
                assertThat(judge.accounts().findByToken(token)).isEmpty();

                String text = JudgeFixture.cup("format: ladder");
                judge.contests().save("admin", "cup", text, false);
                judge.contests().save("admin", "cup", text + "# again\n", true);
                HostedContest cup = judge.contests().find("cup").orElseThrow();
                assertThat(cup.stored().text()).endsWith("# again\n");
                byte[] source = "int main;".getBytes(StandardCharsets.UTF_8);
                long first = judge.submissions().add("cup", ann.id(), "hash", Map.of("a.c", source));
                assertThat(judge.submissions()
                                .files(judge.submissions().find(first).orElseThrow())
                                .get("a.c"))
                        .isEqualTo(source);
                assertThat(judge.submissions().unscheduled()).hasSize(1);
                assertThat(judge.submissions().finishCheck(first, StoredSubmission.State.ENTERED, "", "fine"))
                        .isTrue();
                assertThat(judge.submissions().finishCheck(first, StoredSubmission.State.BROKEN, "", "late"))
                        .isFalse();
                StoredSubmission submission = judge.submissions().find(first).orElseThrow();
                assertThat(submission.state()).isEqualTo(StoredSubmission.State.ENTERED);
                judge.competitions().enter(submission, "ann");
                judge.competitions().enter(submission, "ann");
                List<StoredEntry> entries = judge.competitions().entries("cup");
                assertThat(entries).extracting(StoredEntry::name).containsExactly("novice", "greedy", "ann");
                List<StoredEntry> two = entries.subList(1, 3);

                judge.competitions()
                        .addPair(
                                "cup", Stage.LADDER, two.get(1).id(), two.get(0).id(), 0, 50);
                judge.competitions()
                        .addPair(
                                "cup", Stage.LADDER, two.get(0).id(), two.get(1).id(), 0, 50);
                Pairing pair = judge.competitions().unscheduledPairs().getFirst();
                assertThat(judge.competitions().unscheduledPairs()).hasSize(1);
                judge.workers().heartbeat("w", 2);
                judge.competitions().putLiveGames(List.of(live(pair, "d3", "12", "unknown")));
                assertThat(judge.competitions().liveGames("cup"))
                        .as("of an unknown worker")
                        .isEmpty();
                judge.competitions().putLiveGames(List.of(live(pair, "d3 c5", "12 7", "w")));
                assertThat(judge.competitions().liveGames("cup"))
                        .singleElement()
                        .satisfies(game -> {
                            assertThat(game.moves()).isEqualTo("d3 c5");
                            assertThat(game.cpu()).isEqualTo("12 7");
                        });
                List<StoredGame> games = List.of(game(pair, 0), game(pair, 1));
                assertThat(judge.competitions().savePair(pair, games, "one")).isTrue();
                assertThat(judge.competitions().savePair(pair, games, "two"))
                        .as("a late duplicate")
                        .isFalse();
                assertThat(judge.competitions().latestGames("cup", Optional.of(pair.a()), 10, 0))
                        .hasSize(2);
                assertThat(judge.competitions().faults(pair.b(), 10)).hasSize(2);
                assertThat(judge.competitions().liveGames("cup"))
                        .as("after the pair is saved")
                        .isEmpty();
                judge.competitions().removeLiveGame(pair.id());
                List<Long> ids = entries.stream().map(StoredEntry::id).toList();
                assertThat(judge.competitions().headToHead(Stage.LADDER, ids))
                        .containsExactly(new HeadToHead(pair.a(), pair.b(), "BLACK", 2));
                assertThat(two)
                        .allSatisfy(one -> assertThat(judge.competitions().headToHead(one))
                                .isEqualTo(judge.competitions().headToHead(Stage.LADDER, ids)));
                assertThat(judge.competitions().headToHead(entries.getFirst())).isEmpty();
                assertThat(judge.competitions().headToHead(Stage.LADDER, List.of(pair.a())))
                        .as("games against entries that are not in the list count, too")
                        .containsExactly(new HeadToHead(pair.a(), pair.b(), "BLACK", 2));
                assertThat(judge.competitions().headToHead(Stage.ROUND_ROBIN, ids))
                        .isEmpty();
                List<Long> idle = List.of(entries.getFirst().id());
                assertThat(judge.competitions().headToHead(Stage.LADDER, idle)).isEmpty();
                assertThat(judge.competitions().countGames("cup")).isEqualTo(2);
                Rejudge rejudge = judge.competitions().stageRejudge("staff", cup, Optional.empty(), "");
                Pairing again = judge.competitions().unscheduledPairs().getFirst();
                assertThat(again.place()).isEqualTo(pair.place());
                assertThat(judge.competitions().savePair(again, List.of(game(again, 0), game(again, 1)), "one"))
                        .isTrue();
                judge.competitions().resolveRejudge("staff", rejudge, true);
                assertThatThrownBy(() -> judge.competitions().resolveRejudge("staff", rejudge, true))
                        .hasMessage("this rejudge is no longer staged");
                assertThat(judge.competitions().pair(pair.id()).orElseThrow().counts())
                        .isFalse();
                assertThat(judge.competitions().pair(again.id()).orElseThrow().counts())
                        .isTrue();

                assertThat(judge.accounts().auditEvents(2))
                        .extracting(AuditEvent::action)
                        .containsExactly("apply rejudge", "stage rejudge");
                judge.workers().countTask("w", true);
                assertThat(judge.workers().all().getFirst().failed()).isEqualTo(1);
                assertThat(judge.workers().all().getFirst().isAlive(Instant.now()))
                        .isTrue();
            }
        }

        @Tag("attack")
        @Test
        void clock_setBack_tasksAreDueAndThoseOfADeadWorkerAreTakenOver(@TempDir Path folder) throws Exception {
            try (Database database = open(folder)) {
                WorkQueue queue = new WorkQueue(database);
                for (int id = 1; id <= 3; id++) {
                    queue.add(TaskType.PLAY, id, 0);
                }
                Instant now = Instant.now();
                assertThat(due(database, now))
                        .as("also before they were queued")
                        .isEqualTo(3);
                Timestamp future = Timestamp.from(now.plus(Duration.ofHours(2)));
                database.jdbi().useHandle(handle -> {
                    handle.execute("update work_queue set execution_time = ? where task_instance = '1'", future);
                    handle.execute(
                            "update work_queue set execution_time = ? where task_instance = '2'",
                            Timestamp.from(now.plus(Duration.ofMinutes(4))));
                    handle.execute(
                            "update work_queue set picked = ?, last_heartbeat = ? where task_instance = '3'",
                            true,
                            future);
                });
                database.correctTimes(WorkQueue.TABLE, now, now.plus(Duration.ofMinutes(5)));
                assertThat(due(database, now))
                        .as("not the one that is to be repeated in four minutes")
                        .isEqualTo(2);
                assertThat(count(database, "last_heartbeat <= ?", now)).isEqualTo(1);
            }
        }

        private static long due(Database database, Instant now) {
            return count(database, "execution_time <= ?", now);
        }

        private static long count(Database database, String condition, Instant now) {
            return database.jdbi()
                    .withHandle(handle -> handle.select(
                                    "select count(*) from work_queue where " + condition, Timestamp.from(now))
                            .mapTo(Long.class)
                            .one());
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
