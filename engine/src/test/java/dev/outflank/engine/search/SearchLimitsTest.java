package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchLimitsTest {
    private static String label(SearchLimits limits, int empties) {
        return Math.min(limits.depth(), empties) + "@" + limits.selectivity().percent();
    }

    @ParameterizedTest
    @CsvSource({
        "1, 3, 1@100",
        "10, 20, 20@100",
        "10, 21, 10@100",
        "11, 20, 20@100",
        "11, 21, 21@98",
        "11, 24, 24@87",
        "11, 27, 11@73",
        "13, 40, 13@73",
        "14, 28, 28@87",
        "14, 29, 14@87",
        "14, 40, 14@87",
        "15, 40, 15@87",
        "21, 24, 24@100",
        "22, 25, 25@100",
        "22, 26, 26@98"
    })
    void ofLevel_boundaries_haveDepthAndSelectivity(int level, int empties, String expected) {
        assertThat(label(SearchLimits.ofLevel(level, empties), empties)).isEqualTo(expected);
    }

    @Test
    void ofLevel_fewerEmpties_reachesTheEnd() {
        assertThat(label(SearchLimits.ofLevel(6, 40), 40)).isEqualTo("6@100");
        assertThat(label(SearchLimits.ofLevel(6, 12), 12)).isEqualTo("12@100");
        assertThat(label(SearchLimits.ofLevel(21, 40), 40)).isEqualTo("21@87");
        assertThat(label(SearchLimits.ofLevel(21, 30), 30)).isEqualTo("30@87");
        assertThat(label(SearchLimits.ofLevel(21, 27), 27)).isEqualTo("27@98");
        assertThat(label(SearchLimits.ofLevel(21, 24), 24)).isEqualTo("24@100");
        assertThat(label(SearchLimits.ofLevel(12, 20), 20)).isEqualTo("20@100");
        assertThat(label(SearchLimits.ofLevel(12, 21), 21)).isEqualTo("21@98");
        assertThat(label(SearchLimits.ofLevel(14, 22), 22)).isEqualTo("22@100");
        assertThat(label(SearchLimits.ofLevel(16, 24), 24)).isEqualTo("24@100");
        assertThat(label(SearchLimits.ofLevel(16, 25), 25)).isEqualTo("25@98");
        assertThat(label(SearchLimits.ofLevel(16, 28), 28)).isEqualTo("28@87");
        assertThat(label(SearchLimits.ofLevel(16, 29), 29)).isEqualTo("16@87");
        assertThat(label(SearchLimits.ofLevel(13, 28), 28)).isEqualTo("13@73");
    }

    @Test
    void ofLevel_anyEmpties_isNeverShallowerThanTheLevelBelow() {
        for (int level = 2; level <= SearchLimits.MAX_LEVEL; level++) {
            for (int empties = 1; empties <= SearchLimits.MAX_DEPTH; empties++) {
                SearchLimits below = SearchLimits.ofLevel(level - 1, empties);
                SearchLimits here = SearchLimits.ofLevel(level, empties);
                assertThat(here.depth())
                        .as("depth, level %d, %d empty", level, empties)
                        .isGreaterThanOrEqualTo(below.depth());
            }
        }
    }

    @Test
    void ofLevelForMove_everyLevel_isTheLevelWithGoalWinAndANodeLimit() {
        for (int level = 1; level <= SearchLimits.MAX_LEVEL; level++) {
            SearchLimits limits = SearchLimits.ofLevelForMove(level, 22);
            assertThat(limits.nodes()).as("level %d", level).isPositive().isLessThan(Long.MAX_VALUE);
            assertThat(limits.withNodes(Long.MAX_VALUE))
                    .isEqualTo(SearchLimits.ofLevel(level, 22).withGoal(SearchGoal.WIN));
        }
    }

    @Test
    void limits_outOfRange_areRejected() {
        assertThatThrownBy(() -> SearchLimits.depth(0, Selectivity.PERCENT_100))
                .hasMessageContaining("a depth from 1 to 60, not 0");
        assertThatThrownBy(() -> SearchLimits.ofLevel(61, 20)).hasMessageContaining("a level from 1 to 60, not 61");
        assertThatThrownBy(() -> SearchLimits.NONE.withNodes(0)).hasMessageContaining("at least one node, not 0");
    }

    @Test
    void schedule_exactFarFromTheEnd_deepensThenRaisesConfidence() {
        List<IterationSchedule.Iteration> iterations = IterationSchedule.of(SearchLimits.NONE, 24);
        assertThat(iterations.getFirst())
                .isEqualTo(new IterationSchedule.Iteration(1, Selectivity.PERCENT_56, false, SearchGoal.SCORE));
        assertThat(iterations.getLast())
                .isEqualTo(new IterationSchedule.Iteration(24, Selectivity.PERCENT_100, true, SearchGoal.SCORE));
        assertThat(iterations)
                .contains(new IterationSchedule.Iteration(24, Selectivity.PERCENT_73, true, SearchGoal.SCORE))
                .doesNotHaveDuplicates();
    }

    @Test
    void schedule_unlimitedExact_needsFewerIterationsThanOneThatMayBeStopped() {
        SearchLimits timed = SearchLimits.NONE.withClock(() -> 1);
        assertThat(selectivitiesToTheEnd(SearchLimits.NONE, 22))
                .containsExactly(Selectivity.PERCENT_73, Selectivity.PERCENT_100)
                .isEqualTo(selectivitiesToTheEnd(SearchLimits.NONE.endingOnInterrupt(), 22));
        assertThat(selectivitiesToTheEnd(timed, 22))
                .containsExactly(Selectivity.PERCENT_73, Selectivity.PERCENT_95, Selectivity.PERCENT_100)
                .isEqualTo(selectivitiesToTheEnd(SearchLimits.NONE, 23));
        assertThat(IterationSchedule.of(SearchLimits.NONE.endingOnInterrupt(), 30))
                .hasSize(20)
                .isEqualTo(IterationSchedule.of(SearchLimits.NONE, 30));
        assertThat(IterationSchedule.of(timed.endingOnInterrupt(), 30)).hasSize(25);
    }

    private static List<Selectivity> selectivitiesToTheEnd(SearchLimits limits, int empties) {
        return IterationSchedule.of(limits, empties).stream()
                .filter(IterationSchedule.Iteration::reachesEnd)
                .map(IterationSchedule.Iteration::selectivity)
                .toList();
    }

    @Test
    void schedule_exactNearTheEnd_isOneIteration() {
        assertThat(IterationSchedule.of(SearchLimits.NONE, 8))
                .containsExactly(new IterationSchedule.Iteration(8, Selectivity.PERCENT_100, true, SearchGoal.SCORE));
    }

    @Test
    void schedule_goalWin_isWldUntilTheScoreIsCheap() {
        SearchLimits level = SearchLimits.ofLevel(16, 24).withGoal(SearchGoal.WIN);
        List<IterationSchedule.Iteration> far = IterationSchedule.of(level, 24);
        assertThat(far.subList(0, 12))
                .allMatch(iteration -> iteration.goal() == SearchGoal.SCORE && !iteration.reachesEnd());
        assertThat(far.subList(12, far.size()))
                .allMatch(iteration -> iteration.goal() == SearchGoal.WIN_DRAW_LOSS)
                .extracting(IterationSchedule.Iteration::selectivity)
                .containsExactly(Selectivity.PERCENT_73, Selectivity.PERCENT_95, Selectivity.PERCENT_100);
        assertThat(IterationSchedule.of(level, 20)).isEqualTo(IterationSchedule.of(SearchLimits.NONE, 20));
        assertThat(IterationSchedule.of(SearchLimits.ofLevel(16, 40).withGoal(SearchGoal.WIN), 40))
                .isEqualTo(IterationSchedule.of(SearchLimits.ofLevel(16, 40), 40));
    }

    @Test
    void schedule_clock_includesEveryDepth() {
        assertThat(IterationSchedule.of(SearchLimits.NONE.withClock(() -> 1), 40))
                .contains(new IterationSchedule.Iteration(32, Selectivity.PERCENT_56, false, SearchGoal.SCORE));
        assertThat(IterationSchedule.of(SearchLimits.depth(12, Selectivity.PERCENT_73), 40))
                .hasSize(12);
    }

    @Test
    void moveTime_gameClock_neverExceedsTheRemainingTime() {
        for (int empties = 1; empties <= 60; empties++) {
            for (long millis : new long[] {1, 40, 60, 1_000, 300_000}) {
                Duration share = new GameClock(Duration.ofMillis(millis), Duration.ofMillis(500)).moveTime(empties);
                assertThat(share).isPositive().isLessThanOrEqualTo(Duration.ofMillis(millis));
            }
        }
        GameClock five = new GameClock(Duration.ofMinutes(5), Duration.ZERO);
        assertThat(five.moveTime(50)).isBetween(Duration.ofSeconds(8), Duration.ofSeconds(30));
    }

    @Test
    void moveTime_wholeGame_isSpentWhereTheGameIsDecided() {
        Duration left = Duration.ofMinutes(5);
        Duration decisive = Duration.ZERO;
        for (int empties = 60; empties >= 2; empties -= 2) {
            // A move ends before its time is up, as the next iteration would not fit in; the last are solved.
            Duration used = empties <= 16
                    ? Duration.ZERO
                    : new GameClock(left, Duration.ZERO)
                            .moveTime(empties)
                            .multipliedBy(3)
                            .dividedBy(4);
            left = left.minus(used);
            decisive = empties >= 20 && empties <= 30 ? decisive.plus(used) : decisive;
        }
        assertThat(decisive).isGreaterThan(Duration.ofMinutes(5).minus(left).dividedBy(2));
        assertThat(left).isBetween(Duration.ofSeconds(20), Duration.ofMinutes(2));
    }

    @Test
    void gameClock_goal_isToWin() {
        assertThat(SearchLimits.NONE.withGameClock(() -> 1).goal()).isEqualTo(SearchGoal.WIN);
        assertThat(SearchLimits.NONE.withClock(() -> 1).goal()).isEqualTo(SearchGoal.SCORE);
    }
}
