package dev.outflank.arena.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class StandingsCalculatorTest {
    private static List<StandingsRow> rows(TestResults results, Stage stage, int... active) {
        return new StandingsCalculator(results.log, results.entries(), active, Map.of())
                .standings(stage)
                .rows();
    }

    @Test
    void standings_roundRobin_ranksByScoreAndSharesRanks() {
        TestResults results = new TestResults(3);
        results.win(Stage.ROUND_ROBIN, 0, 2, 0);
        results.win(Stage.ROUND_ROBIN, 0, 2, 1);
        results.play(new EntryPair(Stage.ROUND_ROBIN, 0, 0, 1), 2, 0);
        List<StandingsRow> rows = rows(results, Stage.ROUND_ROBIN, 0, 1, 2);
        assertThat(rows).extracting(StandingsRow::name).containsExactly("e2", "e0", "e1");
        assertThat(rows).extracting(StandingsRow::entry).containsExactly(102L, 100L, 101L);
        assertThat(rows).extracting(StandingsRow::rank).containsExactly(1, 2, 2);
        assertThat(rows).extracting(StandingsRow::score).containsExactly(8.0, 2.0, 2.0);
        assertThat(rows).extracting(StandingsRow::indicator).containsExactly(100.0, 25.0, 25.0);
        assertThat(rows.getFirst().wins()).isEqualTo(4);
        assertThat(rows.get(1).losses()).isEqualTo(3);
        assertThat(rows.getFirst().elo()).isGreaterThan(1600);
    }

    @Test
    void standings_inactiveEntry_countsForTheLadderOnly() {
        TestResults results = new TestResults(3);
        results.win(Stage.LADDER, 0, 2, 0);
        results.win(Stage.ROUND_ROBIN, 0, 2, 0);
        results.win(Stage.ROUND_ROBIN, 0, 0, 1);
        List<StandingsRow> ladder = rows(results, Stage.LADDER, 0, 1);
        assertThat(ladder).hasSize(2);
        assertThat(ladder)
                .filteredOn(row -> row.name().equals("e0"))
                .singleElement()
                .as("lost against the inactive entry")
                .extracting(StandingsRow::score)
                .isEqualTo(1484.0);
        List<StandingsRow> robin = rows(results, Stage.ROUND_ROBIN, 0, 1);
        assertThat(robin.getFirst().score()).isEqualTo(4);
        assertThat(robin.getFirst().games())
                .as("numbers of games and score count the same games")
                .isEqualTo(2);
        assertThat(ladder).extracting(StandingsRow::losses).contains(2);
        assertThat(robin.getFirst().elo())
                .as("strengths from games among active entries")
                .isGreaterThan(1500);
    }

    @Test
    void standings_faults_areCountedAndAbbreviated() {
        TestResults results = new TestResults(2);
        results.log.add(
                0,
                new EntryPair(Stage.ROUND_ROBIN, 0, 0, 1),
                new GameSummary(
                        Outcome.WHITE,
                        1,
                        TestResults.side(true, Verdict.TIMEOUT_CPU, 70),
                        TestResults.side(true, null, 5)),
                new GameSummary(
                        Outcome.BLACK,
                        2,
                        TestResults.side(true, null, 5),
                        TestResults.side(true, Verdict.ILLEGAL_MOVE, 3)));
        List<StandingsRow> rows = rows(results, Stage.ROUND_ROBIN, 0, 1);
        assertThat(rows.getFirst().status()).isEqualTo("PASS");
        assertThat(rows.getLast().status()).isEqualTo("IM+TLE");
        assertThat(rows.getLast().faults()).isEqualTo(Map.of(Verdict.TIMEOUT_CPU, 1, Verdict.ILLEGAL_MOVE, 1));
        assertThat(rows.getLast().maxTime().cpu()).isEqualTo(Duration.ofMillis(70));
    }

    @Test
    void standings_ladderEntryWithoutLegalMove_isUnrated() {
        TestResults results = new TestResults(2);
        results.log.add(
                0,
                new EntryPair(Stage.LADDER, 0, 0, 1),
                new GameSummary(
                        Outcome.WHITE,
                        1,
                        TestResults.side(false, Verdict.NO_START, 0),
                        TestResults.side(true, null, 5)),
                new GameSummary(
                        Outcome.BLACK,
                        2,
                        TestResults.side(true, null, 5),
                        TestResults.side(false, Verdict.NO_START, 0)));
        assertThat(rows(results, Stage.LADDER, 0, 1))
                .extracting(StandingsRow::score)
                .containsExactly(1516.0, 0.0);
    }

    @Test
    void strengths_repeatedGames_countOnce() {
        TestResults once = new TestResults(2);
        once.play(new EntryPair(Stage.ROUND_ROBIN, 0, 0, 1), 2, 1);
        TestResults repeated = new TestResults(2);
        for (int i = 0; i < 5; i++) {
            repeated.log.add(
                    i,
                    new EntryPair(Stage.ROUND_ROBIN, i, 0, 1),
                    TestResults.game(Outcome.BLACK, 1),
                    TestResults.game(Outcome.DRAW, 2));
        }
        assertThat(rows(repeated, Stage.ROUND_ROBIN, 0, 1).getFirst().elo())
                .isCloseTo(rows(once, Stage.ROUND_ROBIN, 0, 1).getFirst().elo(), within(1e-6));
    }

    /** The start of the estimation changes its speed only. */
    @Test
    void standings_anyStart_areTheSame() {
        TestResults results = new TestResults(30);
        SplittableRandom random = new SplittableRandom(3);
        Map<Long, Double> start = new HashMap<>();
        for (int i = 0; i < 600; i++) {
            int a = random.nextInt(30);
            int b = (a + 1 + random.nextInt(29)) % 30;
            results.play(new EntryPair(Stage.LADDER, i, a, b), random.nextInt(3), random.nextInt(3));
            start.put(100L + a, 1000 + 1000 * random.nextDouble());
        }
        int[] active = java.util.stream.IntStream.range(0, 30).toArray();
        List<StandingsRow> cold = rows(results, Stage.LADDER, active);
        List<StandingsRow> warm = new StandingsCalculator(results.log, results.entries(), active, start)
                .standings(Stage.LADDER)
                .rows();
        for (int i = 0; i < 30; i++) {
            assertThat(warm.get(i).name()).isEqualTo(cold.get(i).name());
            assertThat(warm.get(i).elo()).isCloseTo(cold.get(i).elo(), within(1e-5));
            assertThat(warm.get(i).error()).isCloseTo(cold.get(i).error(), within(1e-5));
            assertThat(warm.get(i).bestRank()).isEqualTo(cold.get(i).bestRank());
        }
    }
}
