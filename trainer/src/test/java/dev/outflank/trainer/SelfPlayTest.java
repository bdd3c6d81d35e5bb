package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;

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

    /** Both sides of a position get the same result, except for its sign, back to the last random move. */
    @Test
    void samples_solvedEnd_isTheResultOfThePositionsBefore() {
        int withResult = 0;
        for (List<Sample> game : games(40)) {
            int solved = -1;
            for (Sample sample : game) {
                if (sample.empties() <= EXACT_EMPTIES) {
                    assertThat(sample.result()).isEqualTo(sample.score());
                    solved = solved < 0 ? Math.abs(sample.score()) : solved;
                }
            }
            for (Sample sample : game) {
                if (sample.empties() > EXACT_EMPTIES && sample.result() != Sample.NO_RESULT) {
                    assertThat(Math.abs(sample.result())).isEqualTo(solved);
                    withResult++;
                }
            }
        }
        assertThat(withResult).isGreaterThan(200);
    }
}
