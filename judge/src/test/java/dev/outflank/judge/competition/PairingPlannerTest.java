package dev.outflank.judge.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.rules.Game;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans after rejudges, with two staff players and games in this process. */
final class PairingPlannerTest {
    @TempDir
    private Path folder = Path.of("/");

    private JudgeFixture open() throws Exception {
        return new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
    }

    private static List<PairingPlanner.PlannedPairing> plan(JudgeFixture fixture, HostedContest hosted) {
        ContestResults results = new ContestResults(
                new EntryStore(fixture.database.jdbi()), new PairingStore(fixture.database.jdbi()), hosted.id());
        results.update(fixture.judge.contests().find(hosted.id()).orElseThrow().stored());
        return new PairingPlanner(
                        hosted.contest(), hosted.contest().competition().orElseThrow(), results)
                .choose(false, 10);
    }

    /** Plays the only pending pair: novice wins both games, or loses both if swapped. */
    private static void play(JudgeFixture fixture, boolean swapped) throws Exception {
        Pairing pair = fixture.judge.competitions().unscheduledPairs().getFirst();
        BuiltInPlayerRegistry players = new BuiltInPlayerRegistry();
        StoredEntry a = fixture.judge.competitions().entry(pair.a()).orElseThrow();
        StoredEntry b = fixture.judge.competitions().entry(pair.b()).orElseThrow();
        GamePair played = GamePair.play(
                new PlayerContestant(
                        a.name(), () -> players.createPlayer(swapped ? "first" : "minimax:4"), TimeLimit.UNLIMITED),
                new PlayerContestant(
                        b.name(), () -> players.createPlayer(swapped ? "minimax:4" : "first"), TimeLimit.UNLIMITED),
                Game.start(6),
                1);
        assertThat(fixture.judge
                        .competitions()
                        .savePair(
                                pair,
                                List.of(stored(pair, 0, a, b, played.first()), stored(pair, 1, b, a, played.second())),
                                "w"))
                .isTrue();
    }

    private static StoredGame stored(Pairing pair, int number, StoredEntry black, StoredEntry white, GameRecord game) {
        return new StoredGame(
                pair.id(),
                number,
                0,
                black.id(),
                white.id(),
                game.outcome().name(),
                Optional.empty(),
                Optional.empty(),
                GameJson.format(game),
                "",
                "",
                Instant.now());
    }

    private static void addPlannedPair(JudgeFixture fixture, HostedContest hosted) {
        PairingPlanner.PlannedPairing planned = plan(fixture, hosted).getFirst();
        fixture.judge
                .competitions()
                .addPair(
                        hosted.id(),
                        planned.stage(),
                        planned.a().id(),
                        planned.b().id(),
                        planned.round(),
                        planned.priority());
    }

    @Test
    void choose_voidPairsOfRejudges_areNotCounted() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin\n  rounds: 2"));
            addPlannedPair(fixture, cup);
            play(fixture, false);
            for (int i = 0; i < 3; i++) {
                Rejudge rejudge = fixture.judge
                        .competitions()
                        .stageRejudge("staff", cup, Optional.empty(), "three failed rejudges");
                Pairing again =
                        fixture.judge.competitions().pairsOfRejudge(rejudge).getFirst();
                fixture.judge.competitions().recordPairFailure(again.id(), "no compiler", true);
                fixture.judge.competitions().resolveRejudge("staff", rejudge, true);
            }
            assertThat(plan(fixture, cup)).singleElement().satisfies(planned -> {
                assertThat(planned.stage()).isEqualTo(Stage.ROUND_ROBIN);
                assertThat(planned.round()).as("only the first round is played").isEqualTo(1);
            });
        }
    }

    @Test
    void choose_voidPairsOfTheContest_areReplacedUntilBlocked() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin"));
            for (int i = 0; i < 3; i++) {
                assertThat(plan(fixture, cup))
                        .singleElement()
                        .extracting("round")
                        .isEqualTo(i);
                addPlannedPair(fixture, cup);
                Pairing pair = fixture.judge.competitions().unscheduledPairs().getFirst();
                fixture.judge.competitions().recordPairFailure(pair.id(), "no compiler", true);
            }
            assertThat(plan(fixture, cup)).as("three internal errors").isEmpty();
        }
    }

    @Test
    void standings_rejudge_countOnlyOnceApplied() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin"));
            addPlannedPair(fixture, cup);
            play(fixture, false);
            Rejudge rejudge = fixture.judge.competitions().stageRejudge("staff", cup, Optional.empty(), "check");
            play(fixture, true);
            assertThat(winner(fixture)).as("staged").isEqualTo("novice");
            fixture.judge.competitions().resolveRejudge("staff", rejudge, true);
            assertThat(winner(fixture)).as("applied").isEqualTo("greedy");
        }
    }

    private static String winner(JudgeFixture fixture) {
        fixture.judge.recomputeStandings();
        return fixture.judge
                .competitions()
                .standings("cup")
                .table(Stage.ROUND_ROBIN)
                .orElseThrow()
                .rows()
                .getFirst()
                .name();
    }
}
