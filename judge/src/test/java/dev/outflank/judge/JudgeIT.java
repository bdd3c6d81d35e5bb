package dev.outflank.judge;

import static dev.outflank.judge.JudgeFixture.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.competition.CompetitionService.Recomputation;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.Rejudge;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.worker.Worker;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contests from the first submission to the final standings, on SQLite with a worker in this process. */
final class JudgeIT {
    @TempDir
    private Path folder = Path.of("/");

    private JudgeFixture open() throws Exception {
        return new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
    }

    @Test
    void roundRobin_submissions_areCheckedEnteredPlayedRankedAndMarked() throws Exception {
        try (JudgeFixture fixture = open()) {
            JudgeServices judge = fixture.judge;
            HostedContest hosted = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin"));
            Person ann = fixture.person("ann");
            Person bob = fixture.person("bob");
            Person greedy = fixture.person("greedy");
            StoredSubmission fine = fixture.submit(ann, hosted, JudgeFixture.greedy());
            StoredSubmission wrong = fixture.submit(bob, hosted, "int main(void) { return 0 }");
            StoredSubmission named = fixture.submit(greedy, hosted, JudgeFixture.greedy());
            try (Worker _ = fixture.worker("w")) {
                await("all pairs are played", () -> fixture.judge.competitions().countPairs(Pairing.State.PLAYED) == 6);
                assertThat(fixture.reload(wrong).state()).isEqualTo(StoredSubmission.State.BROKEN);
                assertThat(fixture.reload(wrong).reason())
                        .contains("does not compile")
                        .contains("semicolon");
                assertThat(fixture.reload(fine).state()).isEqualTo(StoredSubmission.State.ENTERED);
                assertThat(fixture.reload(fine).log())
                        .contains("compiled as c99", "Check as White", "Against itself")
                        .as("games are logged only if something went wrong")
                        .doesNotContain("Last board");
                assertThat(fixture.reload(named).state()).isEqualTo(StoredSubmission.State.ENTERED);
                await(
                        "the table is current",
                        () -> judge.competitions().standings("cup").table(Stage.ROUND_ROBIN).stream()
                                        .flatMap(one -> one.rows().stream())
                                        .mapToInt(StandingsRow::games)
                                        .sum()
                                == 24);
                StageStandings table = judge.competitions()
                        .standings("cup")
                        .table(Stage.ROUND_ROBIN)
                        .orElseThrow();
                assertThat(table.rows())
                        .extracting(StandingsRow::name)
                        .containsExactlyInAnyOrder("novice", "greedy", "ann", "greedy (student)");
                assertThat(judge.recomputeStandings()).containsExactly(new Recomputation("cup", 6, true));

                // The same files are the same entry; changed files are a new entry, and only its pairs are played.
                StoredSubmission again = fixture.submit(ann, hosted, JudgeFixture.greedy());
                await("it is entered again", () -> fixture.reload(again).state() == StoredSubmission.State.ENTERED);
                StoredSubmission changed =
                        fixture.submit(ann, hosted, JudgeFixture.greedy().replace("STRATEGY 1", "STRATEGY 2"));
                await("it is entered", () -> fixture.reload(changed).state() == StoredSubmission.State.ENTERED);
                await("its pairs are played", () -> fixture.judge.competitions().countPairs(Pairing.State.PLAYED) == 9);
                assertThat(fixture.judge.competitions().entries("cup").stream().filter(StoredEntry::isPlaying))
                        .extracting(StoredEntry::name)
                        .containsExactlyInAnyOrder("novice", "greedy", "greedy (student)", "ann");

                StoredEntry copied = fixture.judge.competitions().entries("cup").getLast();
                judge.competitions().disqualify("staff", copied, Optional.of("copied"));
                StoredSubmission next = fixture.submit(ann, hosted, JudgeFixture.greedy() + " ");
                await("it is checked", () -> fixture.reload(next).state() == StoredSubmission.State.ENTERED);
                assertThat(fixture.judge.competitions().entries("cup").getLast().isPlaying())
                        .as("still disqualified")
                        .isFalse();
                judge.competitions().disqualify("staff", copied, Optional.empty());
                fixture.submit(ann, hosted, JudgeFixture.greedy().replace("STRATEGY 1", "STRATEGY 2"));
                await(
                        "the earlier entry plays again",
                        () -> fixture.judge.competitions().entries("cup").stream()
                                .anyMatch(one -> one.id() == copied.id() && one.isPlaying()));

                assertThat(judge.marks().schedule("staff", hosted)).isEqualTo(3);
                judge.marks().setManualMark("staff", hosted, ann, "Style", Optional.of(new BigDecimal("7.5")));
                assertThatThrownBy(() -> judge.marks()
                                .setManualMark("staff", hosted, ann, "Style", Optional.of(new BigDecimal("11"))))
                        .hasMessageContaining("0 to 10");
                await("ann is marked", () -> total(judge, hosted, "ann").equals("8.5"));

                await("no pair is pending", () -> fixture.judge.competitions().countPairs(Pairing.State.PENDING) == 0);
                Rejudge rejudge =
                        judge.competitions().stageRejudge("staff", hosted, Optional.empty(), "results look wrong");
                int all = fixture.judge.competitions().pairsOfRejudge(rejudge).size();
                await(
                        "all pairs are rejudged",
                        () -> judge.competitions().changes(rejudge).size() == all);
                assertThat(judge.competitions().changes(rejudge))
                        .as("deterministic programs")
                        .noneMatch(CompetitionService.RejudgeChange::differs);
                judge.competitions().resolveRejudge("staff", rejudge, true);
                await(
                        "the new results count",
                        () -> fixture.judge.competitions().latestGames("cup", Optional.empty(), 100, 0).stream()
                                .allMatch(game -> fixture.judge
                                                .competitions()
                                                .pair(game.pair())
                                                .orElseThrow()
                                                .edition()
                                        > 0));
            }
            assertThat(fixture.judge.workers().all().getFirst().failed()).isZero();
            assertThat(judge.recomputeStandings()).allMatch(one -> one.pairs() >= 9);
        }
    }

    private static String total(JudgeServices judge, HostedContest hosted, String student) {
        try {
            return judge.marks().marks(hosted).students().stream()
                    .filter(one -> one.name().equals(student))
                    .findFirst()
                    .orElseThrow()
                    .total()
                    .toPlainString();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Found with a real class: a folder entered a program that the server kept out for its Part 1. */
    @Test
    void entryByGames_otherFileDoesNotCompileOrCompetingFileIsMissing_entersOrLeaves() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest hosted = fixture.saveContest(
                    "cup", JudgeFixture.cup("format: round-robin").replace("{move: true}", "{beat: [novice]}"));
            byte[] strong =
                    JudgeFixture.greedy().replace("STRATEGY 1", "STRATEGY 2").getBytes(StandardCharsets.UTF_8);
            byte[] broken = "int main(void) { return 0 }".getBytes(StandardCharsets.UTF_8);
            StoredSubmission half = fixture.judge
                    .submissions()
                    .submit(fixture.person("ann"), hosted, Map.of("lab8part1.c", broken, "lab8part2.c", strong));
            StoredSubmission weak = fixture.submit(fixture.person("bob"), hosted, JudgeFixture.greedy());
            try (Worker _ = fixture.worker("w")) {
                await("both are checked", () -> !fixture.judge.submissions().hasQueued("cup"));
                assertThat(fixture.reload(half).state()).isEqualTo(StoredSubmission.State.BROKEN);
                assertThat(fixture.reload(half).reason())
                        .contains("does not compile", "it entered the competition all the same");
                assertThat(fixture.reload(weak).state()).isEqualTo(StoredSubmission.State.REFUSED);
                assertThat(fixture.judge.competitions().entries("cup"))
                        .extracting(StoredEntry::name)
                        .containsExactly("novice", "greedy", "ann");

                // The latest submission counts, also if it lacks the file that competes.
                StoredSubmission other = fixture.judge
                        .submissions()
                        .submit(
                                fixture.judge.accounts().find("ann").orElseThrow(),
                                hosted,
                                Map.of("lab8part1.c", "int main(void) { return 0; }".getBytes(StandardCharsets.UTF_8)));
                await("the other is checked", () -> !fixture.judge.submissions().hasQueued("cup"));
                assertThat(fixture.reload(other).state()).isEqualTo(StoredSubmission.State.REFUSED);
                assertThat(fixture.reload(other).reason()).contains("without lab8part2.c it is not in the competition");
                assertThat(fixture.judge.competitions().entries("cup").stream()
                                .filter(StoredEntry::isPlaying)
                                .map(StoredEntry::name))
                        .containsExactly("novice", "greedy");
            }
        }
    }

    @Test
    void ladder_stoppedWorkerAndFreeze_releasesGamesAndPlaysFinal() throws Exception {
        try (JudgeFixture fixture = open()) {
            JudgeServices judge = fixture.judge;
            HostedContest hosted = fixture.saveContest("cup", JudgeFixture.cup("format: ladder\n  meetings: 4"));
            StoredSubmission ann = fixture.submit(fixture.person("ann"), hosted, JudgeFixture.greedy());
            try (Worker _ = fixture.worker("first")) {
                await("games are played", () -> fixture.judge.competitions().countPairs(Pairing.State.PLAYED) >= 3);
            }
            long pending = fixture.judge.competitions().countPairs(Pairing.State.PENDING);
            assertThat(fixture.database
                            .jdbi()
                            .<Long, RuntimeException>withHandle(
                                    handle -> handle.createQuery("select count(*) from work_queue where picked")
                                            .mapTo(Long.class)
                                            .one()))
                    .as("picked tasks of %d pending pairs", pending)
                    .isZero();
            try (Worker _ = fixture.worker("second")) {
                await("ann is entered", () -> fixture.reload(ann).state() == StoredSubmission.State.ENTERED);
                await(
                        "ann has played",
                        () -> judge.competitions().standings("cup").tables().stream()
                                .flatMap(table -> table.rows().stream())
                                .anyMatch(row ->
                                        row.name().equals("ann") && row.wins() + row.draws() + row.losses() >= 4));
                assertThat(judge.competitions().isFinalFinished(hosted)).isFalse();
                judge.contests().setFrozen("staff", hosted, true);
                HostedContest frozen = judge.contests().find("cup").orElseThrow();
                assertThat(judge.competitions().isFinalFinished(frozen)).isFalse();
                assertThatThrownBy(() -> fixture.submit(
                                fixture.person("late"),
                                judge.contests().find("cup").orElseThrow(),
                                "x"))
                        .hasMessageContaining("frozen");
                await(
                        "the final is played",
                        () -> judge.competitions().standings("cup").table(Stage.ROUND_ROBIN).stream()
                                        .flatMap(table -> table.rows().stream())
                                        .filter(row -> row.wins() + row.draws() + row.losses() == 4)
                                        .count()
                                == 3);
                await("the final is finished", () -> judge.competitions().isFinalFinished(frozen));
            }
            Set<String> keys = new HashSet<>();
            List<StoredGame> games = fixture.judge.competitions().latestGames("cup", Optional.empty(), 1000, 0);
            games.forEach(game ->
                    assertThat(keys.add(game.pair() + "/" + game.number())).isTrue());
            assertThat(judge.recomputeStandings()).allMatch(Recomputation::same);
        }
    }

    @Test
    void worker_withoutCompiler_suspendsItselfAndKeepsSubmissionsQueued() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest hosted = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin") + """
                languages: {c: {endings: [c], compile: "no-such-compiler {source}", run: ./program}}
                """);
            List<StoredSubmission> submissions = new ArrayList<>();
            for (String login : List.of("ann", "bob", "cyd", "dan")) {
                submissions.add(fixture.submit(fixture.person(login), hosted, "int main;"));
            }
            try (Worker _ = fixture.worker("poor")) {
                await(
                        "it is suspended",
                        () -> fixture.judge.workers().all().getFirst().isSuspended(Instant.now()));
            }
            assertThat(fixture.judge.workers().all().getFirst().remark()).contains("no-such-compiler is not installed");
            assertThat(submissions).allSatisfy(submission -> {
                assertThat(fixture.reload(submission).state()).isEqualTo(StoredSubmission.State.QUEUED);
                assertThat(fixture.reload(submission).reason()).contains("internal error");
            });
        }
    }

    @Test
    void submit_diskFull_isRefusedAndWorksAgainWithFreeSpace() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest hosted = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin"));
            Person ann = fixture.person("ann");
            try (Worker _ = fixture.worker("w")) {
                await(
                        "the staff players have played",
                        () -> fixture.judge.competitions().countPairs(Pairing.State.PLAYED) == 1);
                long pages = pragma(fixture, "pragma page_count");
                pragma(fixture, "pragma max_page_count = " + (pages + 1));
                assertThatThrownBy(() -> fixture.submit(ann, hosted, "// ".repeat(30_000)))
                        .hasMessageContaining("disk is full");
                pragma(fixture, "pragma max_page_count = 1000000");
                StoredSubmission submission = fixture.submit(ann, hosted, JudgeFixture.greedy());
                await("it is entered", () -> fixture.reload(submission).state() == StoredSubmission.State.ENTERED);
                await("all pairs are played", () -> fixture.judge.competitions().countPairs(Pairing.State.PLAYED) == 3);
            }
            assertThat(fixture.judge.submissions().of("cup", ann.id()))
                    .as("no incomplete submission")
                    .hasSize(1);
        }
    }

    private static long pragma(JudgeFixture fixture, String statement) {
        return fixture.database
                .jdbi()
                .withHandle(handle ->
                        handle.createQuery(statement).mapTo(Long.class).one());
    }
}
