package dev.outflank.judge.service;

import static dev.outflank.judge.service.JudgeFixture.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.service.Judge.Recomputation;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.RejudgeStore.Rejudge;
import dev.outflank.judge.store.StoredEntry;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.judge.store.StoredSubmission;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contests from the first upload to the last table, on SQLite with a worker in this process. */
final class JudgeIT {
    @TempDir
    private Path folder = Path.of("/");

    private JudgeFixture bench() throws Exception {
        return new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
    }

    @Test
    void roundRobin_whatIsHandedIn_isCheckedEnteredPlayedRankedAndMarked() throws Exception {
        try (JudgeFixture bench = bench()) {
            Judge judge = bench.judge;
            HostedContest held = bench.saveContest("cup", JudgeFixture.cup("format: round-robin"));
            Person ann = bench.person("ann");
            Person bob = bench.person("bob");
            Person greedy = bench.person("greedy");
            StoredSubmission fine = bench.submit(ann, held, JudgeFixture.greedy());
            StoredSubmission wrong = bench.submit(bob, held, "int main(void) { return 0 }");
            StoredSubmission named = bench.submit(greedy, held, JudgeFixture.greedy());
            try (Worker _ = bench.worker("w")) {
                await("all pairs are played", () -> bench.store.pairings().count(Pairing.State.PLAYED) == 6);
                assertThat(bench.reload(wrong).state()).isEqualTo(StoredSubmission.State.BROKEN);
                assertThat(bench.reload(wrong).reason())
                        .contains("does not compile")
                        .contains("semicolon");
                assertThat(bench.reload(fine).state()).isEqualTo(StoredSubmission.State.ENTERED);
                assertThat(bench.reload(fine).log())
                        .contains("compiled as c99", "Check as White", "Against itself")
                        .as("whole games are told only when something went wrong")
                        .doesNotContain("Last board");
                assertThat(bench.reload(named).state()).isEqualTo(StoredSubmission.State.ENTERED);
                await(
                        "the table is current",
                        () -> bench.store.standings().find("cup").orElseThrow().pairs() == 6);
                Standings.StageTable table =
                        judge.standings("cup").table(Stage.ROUND_ROBIN).orElseThrow();
                assertThat(table.rows())
                        .extracting(Standings.EntryRow::name)
                        .containsExactlyInAnyOrder("novice", "greedy", "ann", "greedy (student)");
                assertThat(judge.recomputeStandings()).containsExactly(new Recomputation("cup", 6, true));

                // The same files again are the same contender; other ones begin anew, and only their pairs are played.
                StoredSubmission again = bench.submit(ann, held, JudgeFixture.greedy());
                await("it is in again", () -> bench.reload(again).state() == StoredSubmission.State.ENTERED);
                StoredSubmission changed =
                        bench.submit(ann, held, JudgeFixture.greedy().replace("STRATEGY 1", "STRATEGY 2"));
                await("it is in", () -> bench.reload(changed).state() == StoredSubmission.State.ENTERED);
                await("its pairs are played", () -> bench.store.pairings().count(Pairing.State.PLAYED) == 9);
                assertThat(bench.store.entries().of("cup").stream().filter(StoredEntry::isPlaying))
                        .extracting(StoredEntry::name)
                        .containsExactlyInAnyOrder("novice", "greedy", "greedy (student)", "ann v2");

                StoredEntry doubtful = bench.store.entries().of("cup").getLast();
                judge.disqualify("staff", doubtful, Optional.of("copied"));
                StoredSubmission evading = bench.submit(ann, held, JudgeFixture.greedy() + " ");
                await("it is looked at", () -> bench.reload(evading).state() == StoredSubmission.State.ENTERED);
                assertThat(bench.store.entries().of("cup").getLast().isPlaying())
                        .as("still disqualified")
                        .isFalse();
                judge.disqualify("staff", doubtful, Optional.empty());
                bench.submit(ann, held, JudgeFixture.greedy().replace("STRATEGY 1", "STRATEGY 2"));
                await(
                        "it is in as before",
                        () -> bench.store.entries().of("cup").stream()
                                .anyMatch(one -> one.name().equals("ann v2") && one.isPlaying()));

                assertThat(judge.scheduleMarking("staff", held)).isEqualTo(3);
                judge.setManualMark("staff", held, ann, "Style", Optional.of(new BigDecimal("7.5")));
                assertThatThrownBy(() ->
                                judge.setManualMark("staff", held, ann, "Style", Optional.of(new BigDecimal("11"))))
                        .hasMessageContaining("0 to 10");
                await("ann is marked", () -> total(judge, held, "ann").equals("8.5"));

                await("nothing waits", () -> bench.store.pairings().count(Pairing.State.PENDING) == 0);
                Rejudge rejudge = judge.stageRejudge("staff", held, Optional.empty(), "a doubt");
                int all = bench.store.pairings().ofRejudge("cup", rejudge.id()).size();
                await("all is judged again", () -> judge.changes(rejudge).size() == all);
                assertThat(judge.changes(rejudge)).as("deterministic programs").noneMatch(Judge.RejudgeChange::differs);
                judge.resolveRejudge("staff", rejudge, true);
                await(
                        "the new ones count",
                        () -> bench.store.pairings().latest("cup", Optional.empty(), 100, 0).stream()
                                .allMatch(game -> bench.store
                                                .pairings()
                                                .find(game.pair())
                                                .orElseThrow()
                                                .edition()
                                        > 0));
            }
            assertThat(bench.store.workers().all().getFirst().failed()).isZero();
            assertThat(judge.recomputeStandings()).allMatch(one -> one.pairs() >= 9);
        }
    }

    private static String total(Judge judge, HostedContest held, String student) {
        try {
            return judge.marks(held).students().stream()
                    .filter(one -> one.name().equals(student))
                    .findFirst()
                    .orElseThrow()
                    .total()
                    .toPlainString();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void ladder_neverStops_freezesIntoAFinal_andGivesRunningGamesBack() throws Exception {
        try (JudgeFixture bench = bench()) {
            Judge judge = bench.judge;
            HostedContest held = bench.saveContest("cup", JudgeFixture.cup("format: ladder\n  meetings: 4"));
            StoredSubmission ann = bench.submit(bench.person("ann"), held, JudgeFixture.greedy());
            try (Worker _ = bench.worker("first")) {
                await("games are played", () -> bench.store.pairings().count(Pairing.State.PLAYED) >= 3);
            }
            long pending = bench.store.pairings().count(Pairing.State.PENDING);
            assertThat(bench.store
                            .database()
                            .jdbi()
                            .<Long, RuntimeException>withHandle(
                                    handle -> handle.createQuery("select count(*) from work_queue where picked")
                                            .mapTo(Long.class)
                                            .one()))
                    .as("nothing is left picked of %d", pending)
                    .isZero();
            try (Worker _ = bench.worker("second")) {
                await("ann is in", () -> bench.reload(ann).state() == StoredSubmission.State.ENTERED);
                await(
                        "ann has played",
                        () -> judge.standings("cup").tables().stream()
                                .flatMap(table -> table.rows().stream())
                                .anyMatch(row ->
                                        row.name().equals("ann") && row.wins() + row.draws() + row.losses() >= 4));
                assertThat(judge.isFinalFinished(held)).isFalse();
                judge.setFrozen("staff", held, true);
                HostedContest frozen = judge.contest("cup").orElseThrow();
                assertThat(judge.isFinalFinished(frozen)).isFalse();
                assertThatThrownBy(() -> bench.submit(
                                bench.person("late"), judge.contest("cup").orElseThrow(), "x"))
                        .hasMessageContaining("frozen");
                await(
                        "the final is played",
                        () -> judge.standings("cup").table(Stage.ROUND_ROBIN).stream()
                                        .flatMap(table -> table.rows().stream())
                                        .filter(row -> row.wins() + row.draws() + row.losses() == 4)
                                        .count()
                                == 3);
                await("the final is over", () -> judge.isFinalFinished(frozen));
            }
            Set<String> keys = new HashSet<>();
            List<StoredGame> games = bench.store.pairings().latest("cup", Optional.empty(), 1000, 0);
            games.forEach(game ->
                    assertThat(keys.add(game.pair() + "/" + game.number())).isTrue());
            assertThat(judge.recomputeStandings()).allMatch(Recomputation::same);
        }
    }

    @Test
    void worker_thatFailsAtEverything_setsItselfAside_andBlamesNobody() throws Exception {
        try (JudgeFixture bench = bench()) {
            HostedContest held = bench.saveContest("cup", JudgeFixture.cup("format: round-robin") + """
                languages: {c: {endings: [c], compile: "no-such-compiler {source}", run: ./program}}
                """);
            List<StoredSubmission> uploads = new ArrayList<>();
            for (String login : List.of("ann", "bob", "cyd", "dan")) {
                uploads.add(bench.submit(bench.person(login), held, "int main;"));
            }
            try (Worker _ = bench.worker("poor")) {
                await(
                        "it is set aside",
                        () -> bench.store.workers().all().getFirst().isSuspended(Instant.now()));
            }
            assertThat(bench.store.workers().all().getFirst().remark()).contains("no-such-compiler is not installed");
            assertThat(uploads).allSatisfy(upload -> {
                assertThat(bench.reload(upload).state()).isEqualTo(StoredSubmission.State.QUEUED);
                assertThat(bench.reload(upload).reason()).contains("our own side failed");
            });
        }
    }

    @Test
    void disk_full_isSaid_andWhenThereIsRoomAgainAllGoesOn() throws Exception {
        try (JudgeFixture bench = bench()) {
            HostedContest held = bench.saveContest("cup", JudgeFixture.cup("format: round-robin"));
            Person ann = bench.person("ann");
            try (Worker _ = bench.worker("w")) {
                await("the staff have played", () -> bench.store.pairings().count(Pairing.State.PLAYED) == 1);
                long pages = pragma(bench, "pragma page_count");
                pragma(bench, "pragma max_page_count = " + (pages + 1));
                assertThatThrownBy(() -> bench.submit(ann, held, "// ".repeat(30_000)))
                        .hasMessageContaining("disk is full");
                pragma(bench, "pragma max_page_count = 1000000");
                StoredSubmission upload = bench.submit(ann, held, JudgeFixture.greedy());
                await("it is in", () -> bench.reload(upload).state() == StoredSubmission.State.ENTERED);
                await("all is played", () -> bench.store.pairings().count(Pairing.State.PLAYED) == 3);
            }
            assertThat(bench.store.submissions().of("cup", ann.id()))
                    .as("no half upload")
                    .hasSize(1);
        }
    }

    private static long pragma(JudgeFixture bench, String words) {
        return bench.store
                .database()
                .jdbi()
                .withHandle(
                        handle -> handle.createQuery(words).mapTo(Long.class).one());
    }
}
