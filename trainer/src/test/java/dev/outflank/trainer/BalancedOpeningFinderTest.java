package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.BalancedOpenings;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class BalancedOpeningFinderTest {
    /** The depth of the shipped list. */
    private static final int DEPTH = 16;

    @Test
    void find_shippedOpenings_areFoundAgain() throws Exception {
        List<Game> shipped =
                IntStream.range(0, 5).mapToObj(BalancedOpenings::game).toList();
        assertThat(new BalancedOpeningFinder(DEPTH, 1).find(shipped, 5, _ -> {}))
                .isEqualTo(shipped);
    }

    @Test
    void find_candidates_keepsTheirOrderWithoutUnbalancedOnes() throws Exception {
        Game bad = Game.from(Position.of(~0xFFL, 0x7E, Colour.BLACK), Objective.MOST_DISCS);
        List<Game> candidates = List.of(BalancedOpenings.game(1), bad, BalancedOpenings.game(0));
        assertThat(new BalancedOpeningFinder(DEPTH, 2).find(candidates, 2, _ -> {}))
                .containsExactly(BalancedOpenings.game(1), BalancedOpenings.game(0));
    }
}
