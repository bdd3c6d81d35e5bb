package dev.outflank.judge.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.Tag;
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

    @Tag("attack")
    @Test
    void update_clockSetBack_idleLadderContinuesAtOnce() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", JudgeFixture.cup("format: ladder\n  meetings: 1"));
            CompetitionService competitions = fixture.judge.competitions();
            Instant now = Instant.now();
            for (Duration difference : List.of(Duration.ofHours(2), Duration.ofSeconds(7210), Duration.ZERO)) {
                competitions.update(cup, 1, now.plus(difference));
                assertThat(competitions.unscheduledPairs())
                        .as("after %s", difference)
                        .isNotEmpty();
                while (!competitions.unscheduledPairs().isEmpty()) {
                    play(fixture, false);
                }
            }
        }
    }

    /** A worker once missed such a pair until its end: it computed other standings, and planned the pair again and again. */
    @Tag("attack")
    @Test
    void update_databaseFailsBetweenPairsAndGames_readsTheGamesLater() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin\n  rounds: 2"));
            ContestResults results = new ContestResults(
                    new EntryStore(fixture.database.jdbi()), new PairingStore(fixture.database.jdbi()), cup.id());
            addPlannedPair(fixture, cup);
            play(fixture, false);
            fixture.database.jdbi().useHandle(handle -> handle.execute("alter table games rename to unavailable"));
            assertThatThrownBy(() -> results.update(cup.stored())).isInstanceOf(JdbiException.class);
            fixture.database.jdbi().useHandle(handle -> handle.execute("alter table unavailable rename to games"));
            results.update(cup.stored());
            assertThat(results.log().size()).isEqualTo(1);
        }
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
                fixture.judge.competitions().recordPairFailure(again, "no compiler", true);
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
                fixture.judge.competitions().recordPairFailure(pair, "no compiler", true);
            }
            assertThat(plan(fixture, cup)).as("three internal errors").isEmpty();
        }
    }

    @Tag("attack")
    @Test
    void recordPairFailure_entryThatAlwaysFailsWhileOthersPlay_leavesTheCompetitionAndStaffAreNotified()
            throws Exception {
        try (JudgeFixture fixture = open()) {
            String players = JudgeFixture.cup("format: round-robin\n  rounds: 3")
                    .replace("greedy: greedy}", "greedy: greedy, escapist: first}")
                    .replace("[novice, greedy]", "[novice, greedy, escapist]");
            HostedContest cup = fixture.saveContest("cup", players);
            StoredEntry escapist = fixture.judge.competitions().entries("cup").getLast();
            for (int round = 0; round < 3; round++) {
                PairingPlanner.PlannedPairing next = plan(fixture, cup).stream()
                        .filter(one -> one.a().id() == escapist.id() || one.b().id() == escapist.id())
                        .skip(round % 2)
                        .findFirst()
                        .orElseThrow();
                fixture.judge
                        .competitions()
                        .addPair("cup", next.stage(), next.a().id(), next.b().id(), next.round(), next.priority());
                Pairing pair = fixture.judge.competitions().unscheduledPairs().getFirst();
                if (round == 2) {
                    assertThat(fixture.judge
                                    .competitions()
                                    .entry(escapist.id())
                                    .orElseThrow()
                                    .isPlaying())
                            .as("two failures")
                            .isTrue();
                }
                fixture.judge.competitions().recordPairFailure(pair, "starved", true);
                if (round == 1) {
                    addPairOfOthers(fixture, cup, escapist);
                    play(fixture, false);
                }
            }
            assertThat(fixture.judge
                            .competitions()
                            .entry(escapist.id())
                            .orElseThrow()
                            .disqualified())
                    .contains("its last 3 pairs could not be played (starved); the staff can readmit it");
            assertThat(fixture.judge.accounts().auditEvents(1).getFirst().detail())
                    .startsWith("escapist: its last 3");
            assertThat(plan(fixture, cup))
                    .allMatch(one -> one.a().id() != escapist.id() && one.b().id() != escapist.id());
        }
    }

    private static void addPairOfOthers(JudgeFixture fixture, HostedContest hosted, StoredEntry left) {
        PairingPlanner.PlannedPairing others = plan(fixture, hosted).stream()
                .filter(one -> one.a().id() != left.id() && one.b().id() != left.id())
                .findFirst()
                .orElseThrow();
        fixture.judge
                .competitions()
                .addPair("cup", others.stage(), others.a().id(), others.b().id(), others.round(), others.priority());
    }

    @Test
    void recordPairFailure_everyPairFails_excludesNoEntry() throws Exception {
        try (JudgeFixture fixture = open()) {
            fixture.saveContest(
                    "cup",
                    JudgeFixture.cup("format: round-robin\n  rounds: 3")
                            .replace("greedy: greedy}", "greedy: greedy, third: first}")
                            .replace("[novice, greedy]", "[novice, greedy, third]"));
            HostedContest cup = fixture.judge.contests().find("cup").orElseThrow();
            for (int i = 0; i < 6; i++) {
                addPlannedPair(fixture, cup);
                Pairing pair = fixture.judge.competitions().unscheduledPairs().getFirst();
                fixture.judge.competitions().recordPairFailure(pair, "no compiler", true);
            }
            assertThat(fixture.judge.competitions().entries("cup"))
                    .as("the machine is broken, not the programs")
                    .allMatch(StoredEntry::isPlaying);
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
