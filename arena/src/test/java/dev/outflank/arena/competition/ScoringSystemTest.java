package dev.outflank.arena.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.TimeUsage;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class ScoringSystemTest {
    private static TimeUsage time(int cpu, int wall) {
        return new TimeUsage(Duration.ofMillis(cpu), Duration.ofMillis(wall));
    }

    @Test
    void lab8_winAndLoss_areTwoAndZero() {
        assertThat(ScoringSystem.LAB8.points(2, time(9, 9), time(1, 1))).isEqualTo(2);
        assertThat(ScoringSystem.LAB8.points(0, time(1, 1), time(9, 9))).isZero();
    }

    @Test
    void lab8_tie_isSharedByTime() {
        assertThat(ScoringSystem.LAB8.points(1, time(10, 90), time(30, 10)))
                .as("CPU time")
                .isEqualTo(0.75);
        assertThat(ScoringSystem.LAB8.points(1, time(0, 30), time(0, 10)))
                .as("wall time")
                .isEqualTo(0.25);
        assertThat(ScoringSystem.LAB8.points(1, TimeUsage.ZERO, TimeUsage.ZERO))
                .as("no time")
                .isEqualTo(0.5);
    }

    @Test
    void cs303_winDrawLoss_areFiveZeroMinusFive() {
        assertThat(ScoringSystem.CS303.points(2, time(9, 9), time(1, 1))).isEqualTo(5);
        assertThat(ScoringSystem.CS303.points(1, time(9, 9), time(1, 1))).isZero();
        assertThat(ScoringSystem.CS303.points(0, time(9, 9), time(1, 1))).isEqualTo(-5);
    }

    @Test
    void totals_givenPairs_sumBothGames() {
        TestResults results = new TestResults(2);
        results.play(new EntryPair(Stage.POINTS_RACE, 0, 0, 1), 2, 1);
        results.win(Stage.POINTS_RACE, 1, 0, 1);
        results.win(Stage.LADDER, 0, 1, 0);
        assertThat(ScoringSystem.CS303.totals(results.log, 2, results.log.pairs(Stage.POINTS_RACE)))
                .containsExactly(15, -15);
    }
}
