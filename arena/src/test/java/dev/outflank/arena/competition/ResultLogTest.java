package dev.outflank.arena.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class ResultLogTest {
    private static void add(ResultLog log, long number, int a, int b) {
        log.add(
                number,
                new EntryPair(Stage.LADDER, (int) number, a, b),
                TestResults.game(Outcome.BLACK, number),
                TestResults.game(Outcome.DRAW, -number));
    }

    @Test
    void add_numbersInAnyOrder_areSorted() {
        ResultLog log = new ResultLog();
        int[] numbers = {70, 10, 40, 90, 20, 60, 30, 80, 50, 15, 25, 35, 45, 55, 65, 75, 85, 95};
        for (int number : numbers) {
            add(log, number, number, number + 1);
        }
        assertThat(log.size()).isEqualTo(numbers.length);
        for (int pair = 0; pair < log.size(); pair++) {
            int number = log.a(pair);
            assertThat(pair == 0 ? 0 : log.a(pair - 1)).isLessThan(number);
            assertThat(log.pair(pair)).isEqualTo(new EntryPair(Stage.LADDER, number, number, number + 1));
            assertThat(log.hash(2 * pair)).isEqualTo(number);
            assertThat(log.hash(2 * pair + 1)).isEqualTo(-number);
            assertThat(log.contains(number)).isTrue();
        }
        assertThat(log.contains(11)).isFalse();
        assertThatThrownBy(() -> add(log, 40, 1, 2)).hasMessageContaining("pair 40 occurs twice");
    }

    @Test
    void add_games_areKeptBySide() {
        ResultLog log = new ResultLog();
        GameSummary first = new GameSummary(
                Outcome.WHITE, 7, TestResults.side(false, Verdict.CRASH, 3), TestResults.side(true, null, 5));
        log.add(0, new EntryPair(Stage.GAUNTLET, 2, 4, 9), first, TestResults.game(Outcome.DRAW, 8));
        assertThat(log.stage(0)).isEqualTo(Stage.GAUNTLET);
        assertThat(log.entry(0, Colour.BLACK)).isEqualTo(4);
        assertThat(log.entry(0, Colour.WHITE)).isEqualTo(9);
        assertThat(log.entry(1, Colour.BLACK)).isEqualTo(9);
        assertThat(log.entry(1, Colour.WHITE)).isEqualTo(4);
        assertThat(log.outcome(0)).isEqualTo(Outcome.WHITE);
        assertThat(log.outcome(1)).isEqualTo(Outcome.DRAW);
        assertThat(log.fault(0, Colour.BLACK)).isEqualTo(Verdict.CRASH);
        assertThat(log.fault(0, Colour.WHITE)).isNull();
        assertThat(log.hasMoved(0, Colour.BLACK)).isFalse();
        assertThat(log.hasMoved(0, Colour.WHITE)).isTrue();
        assertThat(log.totalTime(0, Colour.WHITE).cpu()).isEqualTo(Duration.ofMillis(5));
        assertThat(log.maxTime(0, Colour.BLACK).wall()).isEqualTo(Duration.ofMillis(6));
        assertThat(log.scoreOfA(0)).as("lost and drawn").isEqualTo(0.25);
    }

    @Test
    void copy_thenAdd_isIndependent() {
        ResultLog log = new ResultLog();
        add(log, 5, 0, 1);
        ResultLog copy = log.copy();
        add(log, 3, 2, 3);
        assertThat(copy.size()).isEqualTo(1);
        assertThat(copy.a(0)).isZero();
        assertThat(log.a(0)).isEqualTo(2);
    }
}
