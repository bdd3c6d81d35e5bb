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

/** The endgame solver against a reference implementation that shares only the rules with the engine. */
class LargeEndgameSearchTest {
    /** Positions per case; more for a long manual run. */
    private static final int POSITIONS = Integer.getInteger("outflank.large.positions", 2);

    @ParameterizedTest
    @CsvSource({"10, 10", "10, 12", "12, 13", "14, 11", "16, 12", "20, 10", "26, 12"})
    void run_endgame_matchesReference(int size, int empties) {
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
            assertThat(result.score()).as("seed %d", seed).isEqualTo(reference(position, -1000, 1000));
            assertThat(-reference(position.play(result.bestMove()), -1000, 1000))
                    .as("seed %d", seed)
                    .isEqualTo(result.score());
        }
    }

    /** Plain alpha-beta with fastest-first move ordering. */
    private static int reference(Position position, int alpha, int beta) {
        if (position.mobility() == 0) {
            Colour mover = position.toMove();
            return position.mustPass()
                    ? -reference(position.passed(), -beta, -alpha)
                    : position.discs(mover) - position.discs(mover.other());
        }
        List<Position> children = position.moves().stream()
                .map((Move move) -> position.play(move))
                .sorted(Comparator.comparingInt(Position::mobility))
                .toList();
        int best = -1000;
        for (Position child : children) {
            best = Math.max(best, -reference(child, -beta, -Math.max(alpha, best)));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }
}
