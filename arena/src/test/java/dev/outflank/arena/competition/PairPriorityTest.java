package dev.outflank.arena.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.PairingState.VoidRule;
import org.junit.jupiter.api.Test;

final class PairPriorityTest {
    private static final EntryPair PAIR = new EntryPair(Stage.LADDER, 9, 0, 1);

    private static TestResults played(int wins) {
        TestResults results = new TestResults(3);
        for (int i = 0; i < wins; i++) {
            results.win(Stage.LADDER, i, 0, 1);
        }
        return results;
    }

    @Test
    void of_newEntryOfAStudent_isHighest() {
        PairingState state = played(0).state(VoidRule.REPLACE);
        assertThat(PairPriority.of(PAIR, state, entry -> entry == 1)).isEqualTo(80);
        assertThat(PairPriority.of(PAIR, state, entry -> entry == 2))
                .as("new, but of the staff")
                .isEqualTo(50);
    }

    @Test
    void of_winningStreak_isAddedUpToTwenty() {
        assertThat(PairPriority.of(PAIR, played(1).state(VoidRule.REPLACE), entry -> true))
                .as("not new after one pair")
                .isEqualTo(51);
        assertThat(PairPriority.of(PAIR, played(3).state(VoidRule.REPLACE), entry -> true))
                .isEqualTo(53);
        assertThat(PairPriority.of(PAIR, played(30).state(VoidRule.REPLACE), entry -> true))
                .isEqualTo(70);
        assertThat(PairPriority.of(
                        new EntryPair(Stage.ROUND_ROBIN, 0, 0, 1), played(3).state(VoidRule.REPLACE), entry -> true))
                .as("not on a ladder")
                .isEqualTo(50);
    }

    @Test
    void of_onlyStaffPlayers_isLowest() {
        assertThat(PairPriority.of(PAIR, played(0).state(VoidRule.REPLACE), entry -> false))
                .isEqualTo(10);
        assertThat(PairPriority.of(PAIR, played(0).state(VoidRule.REPLACE, 0, 1), entry -> entry == 2))
                .as("the student has left")
                .isEqualTo(10);
    }
}
