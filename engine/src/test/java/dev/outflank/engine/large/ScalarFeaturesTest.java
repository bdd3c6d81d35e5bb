package dev.outflank.engine.large;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.Positions;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ScalarFeaturesTest {
    private static final int POTENTIAL_MOBILITY = 5;
    private static final int FRONTIER = 7;

    @Test
    void extract_randomBoards_matchesNaiveNeighbourCounts() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int size = LargePositions.sizes()
                    .get((int) seed % LargePositions.sizes().size());
            Position position = Positions.randomDiscs(size, random);
            float[] features = new LargeFeatureExtractor(size).scalarFeatures(position);
            Colour mover = position.toMove();
            assertThat(features[POTENTIAL_MOBILITY])
                    .as("seed %d", seed)
                    .isEqualTo(normalizedDifference(
                            emptiesNextTo(position, mover.other()), emptiesNextTo(position, mover)));
            assertThat(features[FRONTIER])
                    .as("seed %d", seed)
                    .isEqualTo(normalizedDifference(
                            frontierDiscs(position, mover), frontierDiscs(position, mover.other())));
        }
    }

    private static float normalizedDifference(int own, int opp) {
        return (float) (own - opp) / (own + opp + 2);
    }

    /** Number of empty squares next to a side's discs. */
    private static int emptiesNextTo(Position position, Colour side) {
        int count = 0;
        for (int square = 0; square < position.size() * position.size(); square++) {
            int row = square / position.size();
            int column = square % position.size();
            count += position.at(row, column) == null && hasNeighbour(position, row, column, side) ? 1 : 0;
        }
        return count;
    }

    /** Number of a side's discs next to empty squares. */
    private static int frontierDiscs(Position position, Colour side) {
        int count = 0;
        for (int square = 0; square < position.size() * position.size(); square++) {
            int row = square / position.size();
            int column = square % position.size();
            count += position.at(row, column) == side && hasNeighbour(position, row, column, null) ? 1 : 0;
        }
        return count;
    }

    private static boolean hasNeighbour(Position position, int row, int column, @Nullable Colour what) {
        for (int r = Math.max(0, row - 1); r <= Math.min(position.size() - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(position.size() - 1, column + 1); c++) {
                if ((r != row || c != column) && position.at(r, c) == what) {
                    return true;
                }
            }
        }
        return false;
    }
}
