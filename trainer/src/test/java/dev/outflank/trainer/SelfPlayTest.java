package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.outflank.engine.evaluation.PatternWeights;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfPlayTest {
    private static final int EXACT_EMPTIES = 8;

    private static List<List<Sample>> games(int count) {
        SelfPlay selfPlay = new SelfPlay(count, 4, new TrainTestSplit(20));
        List<List<Sample>> games = new ArrayList<>();
        try (Labeller labeller = new Labeller(PatternWeights.shipped(), 1, EXACT_EMPTIES)) {
            for (int number = 0; number < count; number++) {
                games.add(selfPlay.samples(number, labeller));
            }
        }
        return games;
    }

    @Test
    void samples_games_coverEveryPositionAfterTheOpening() {
        for (List<Sample> game : games(40)) {
            for (int i = 1; i < game.size(); i++) {
                assertThat(game.get(i).empties()).isEqualTo(game.get(i - 1).empties() - 1);
            }
        }
        assertThat(games(40))
                .anySatisfy(game -> assertThat(game.getFirst().empties()).isGreaterThan(48))
                .anySatisfy(game -> assertThat(game.getFirst().empties()).isLessThan(42));
    }

    /** A result is the mean of the scores after a position, except for its sign; none after a random move. */
    @Test
    void samples_result_isAMeanOfLaterScores() {
        int withResult = 0;
        int withoutResult = 0;
        for (List<Sample> game : games(40)) {
            for (int i = 0; i < game.size(); i++) {
                Sample sample = game.get(i);
                if (sample.empties() <= EXACT_EMPTIES) {
                    assertThat(sample.result()).isEqualTo(sample.score());
                } else if (sample.result() == Sample.NO_RESULT) {
                    withoutResult++;
                } else {
                    Sample next = game.get(i + 1);
                    int later = next.result() == Sample.NO_RESULT ? next.score() : next.result();
                    // Results are rounded.
                    assertThat((double) Math.abs(sample.result()))
                            .isCloseTo(Math.abs(0.9 * later + 0.1 * next.score()), within(1.0));
                    withResult++;
                }
            }
        }
        assertThat(withResult).isGreaterThan(15 * withoutResult);
        assertThat(withoutResult).isPositive();
    }
}
