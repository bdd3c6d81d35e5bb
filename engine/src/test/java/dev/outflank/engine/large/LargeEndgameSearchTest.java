package dev.outflank.engine.large;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The last squares against a twin that shares nothing with the engine but the rules. */
class LargeEndgameSearchTest {
    /** More positions of each kind, for a long run by hand. */
    private static final int POSITIONS = Integer.getInteger("outflank.large.positions", 2);

    @ParameterizedTest
    @CsvSource({"10, 10", "10, 12", "12, 13", "14, 11", "16, 12", "20, 10", "26, 12"})
    void run_lastSquares_isWhatTheTwinFinds(int size, int empties) {
        LargeSearch search = new LargeSearch(LargeWeights.shipped());
        int solved = 0;
        for (long seed = 0; solved < POSITIONS; seed++) {
            Position position = LargePositions.played(size, empties, new SplittableRandom(seed * 31 + empties));
            if (position.mobility() == 0) {
                continue;
            }
            solved++;
            SearchResult result = search.run(position, SearchLimits.NONE, SearchListener.NONE);
            assertThat(result.exact()).as("seed %d", seed).isTrue();
            assertThat(result.score()).as("seed %d", seed).isEqualTo(twin(position, -1000, 1000));
            assertThat(-twin(position.play(result.bestMove()), -1000, 1000))
                    .as("seed %d", seed)
                    .isEqualTo(result.score());
        }
    }

    /** Plain alpha-beta: the move that leaves the fewest answers first. */
    private static int twin(Position position, int alpha, int beta) {
        if (position.mobility() == 0) {
            Colour mover = position.toMove();
            return position.mustPass()
                    ? -twin(position.passed(), -beta, -alpha)
                    : position.discs(mover) - position.discs(mover.other());
        }
        List<Position> next = position.moves().stream()
                .map((Move move) -> position.play(move))
                .sorted(Comparator.comparingInt(Position::mobility))
                .toList();
        int best = -1000;
        for (Position answer : next) {
            best = Math.max(best, -twin(answer, -beta, -Math.max(alpha, best)));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }
}
