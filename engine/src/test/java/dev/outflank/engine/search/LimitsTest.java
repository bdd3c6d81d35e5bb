package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private static String label(Limits limits, int empties) {
        return Math.min(limits.depth(), empties) + "@" + limits.selectivity().percent();
    }

    @Test
    void level_lowerEmpties_reachesTheEnd() {
        assertThat(label(Limits.level(6, 40), 40)).isEqualTo("6@100");
        assertThat(label(Limits.level(6, 12), 12)).isEqualTo("12@100");
        assertThat(label(Limits.level(21, 40), 40)).isEqualTo("21@87");
        assertThat(label(Limits.level(21, 30), 30)).isEqualTo("30@87");
        assertThat(label(Limits.level(21, 27), 27)).isEqualTo("27@98");
        assertThat(label(Limits.level(21, 24), 24)).isEqualTo("24@100");
        assertThat(label(Limits.level(12, 20), 20)).isEqualTo("20@100");
        assertThat(label(Limits.level(12, 21), 21)).isEqualTo("21@98");
        assertThat(label(Limits.level(14, 22), 22)).isEqualTo("22@100");
        assertThat(label(Limits.level(16, 24), 24)).isEqualTo("24@100");
        assertThat(label(Limits.level(16, 25), 25)).isEqualTo("25@98");
        assertThat(label(Limits.level(16, 28), 28)).isEqualTo("28@87");
        assertThat(label(Limits.level(16, 29), 29)).isEqualTo("16@87");
        assertThat(label(Limits.level(13, 28), 28)).isEqualTo("13@73");
    }

    @Test
    void level_anyEmpties_isNeverShallowerThanTheLevelBelow() {
        for (int level = 2; level <= Limits.MAX_LEVEL; level++) {
            for (int empties = 1; empties <= Limits.MAX_DEPTH; empties++) {
                Limits below = Limits.level(level - 1, empties);
                Limits here = Limits.level(level, empties);
                assertThat(here.depth()).as("depth, level %d, %d empty", level, empties)
                        .isGreaterThanOrEqualTo(below.depth());
            }
        }
    }

    @Test
    void limits_impossibleNumbers_areRefused() {
        assertThatThrownBy(() -> Limits.depth(0, Selectivity.FULL)).hasMessageContaining("1 to 60 moves deep, not 0");
        assertThatThrownBy(() -> Limits.level(61, 20)).hasMessageContaining("1 to 60, not 61");
        assertThatThrownBy(() -> Limits.NONE.withNodes(0)).hasMessageContaining("at least one node, not 0");
    }

    @Test
    void plan_exactFarFromTheEnd_narrowsStepByStep() {
        List<Plan.Step> steps = Plan.of(Limits.NONE, 24);
        assertThat(steps.getFirst()).isEqualTo(new Plan.Step(1, Selectivity.PERCENT_73, false, Goal.SCORE));
        assertThat(steps.getLast()).isEqualTo(new Plan.Step(24, Selectivity.FULL, true, Goal.SCORE));
        assertThat(steps).contains(new Plan.Step(24, Selectivity.PERCENT_73, true, Goal.SCORE)).doesNotHaveDuplicates();
    }

    @Test
    void plan_exactNearTheEnd_isOneStep() {
        assertThat(Plan.of(Limits.NONE, 8)).containsExactly(new Plan.Step(8, Selectivity.FULL, true, Goal.SCORE));
    }

    @Test
    void plan_win_asksWhoWinsUntilTheScoreIsCheap() {
        Limits level = Limits.level(16, 24).withGoal(Goal.WIN);
        List<Plan.Step> far = Plan.of(level, 24);
        assertThat(far.subList(0, 12)).allMatch(step -> step.goal() == Goal.SCORE && !step.full());
        assertThat(far.subList(12, far.size()))
                .allMatch(step -> step.goal() == Goal.WIN_DRAW_LOSS)
                .extracting(Plan.Step::selectivity)
                .containsExactly(Selectivity.PERCENT_73, Selectivity.PERCENT_95, Selectivity.FULL);
        assertThat(Plan.of(level, 20)).isEqualTo(Plan.of(Limits.NONE, 20));
        assertThat(Plan.of(Limits.level(16, 40).withGoal(Goal.WIN), 40)).isEqualTo(Plan.of(Limits.level(16, 40), 40));
    }

    @Test
    void plan_clock_triesEveryDepth() {
        assertThat(Plan.of(Limits.NONE.within(() -> 1), 40)).contains(new Plan.Step(32, Selectivity.PERCENT_73, false, Goal.SCORE));
        assertThat(Plan.of(Limits.depth(12, Selectivity.PERCENT_73), 40)).hasSize(12);
    }

    @Test
    void share_gameClock_neverSpendsWhatIsNotThere() {
        for (int empties = 1; empties <= 60; empties++) {
            for (long millis : new long[] {1, 40, 60, 1_000, 300_000}) {
                Duration share = new GameClock(Duration.ofMillis(millis), Duration.ofMillis(500)).share(empties);
                assertThat(share).isPositive().isLessThanOrEqualTo(Duration.ofMillis(millis));
            }
        }
        GameClock five = new GameClock(Duration.ofMinutes(5), Duration.ZERO);
        assertThat(five.share(50)).isBetween(Duration.ofSeconds(8), Duration.ofSeconds(30));
    }
}
