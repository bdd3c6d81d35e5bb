package dev.outflank.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Bitboard;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatternIndicesTest {
    private static final long BLACK = 1L << 28 | 1L << 35;
    private static final long WHITE = 1L << 27 | 1L << 36;

    private final long seed = Seed.VALUE;

    @AfterEach
    void restoreScalarKernel() {
        Bitboard.useVectors(false);
    }

    /** At every ply of random games, incrementally updated indices equal indices computed from scratch. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void play_randomGames_agreesWithSet(boolean vectors) {
        Bitboard.useVectors(vectors);
        assertThat(Bitboard.usesVectors()).isEqualTo(vectors);
        SplittableRandom random = new SplittableRandom(seed);
        PatternIndices incremental = new PatternIndices();
        for (int game = 0; game < 200; game++) {
            long own = BLACK;
            long opp = WHITE;
            incremental.set(own, opp);
            for (boolean passed = false; ; ) {
                int empties = Long.bitCount(~(own | opp));
                assertThat(indices(incremental, empties))
                        .as("seed %d", seed)
                        .isEqualTo(indices(fromScratch(own, opp), empties));
                long moves = Bitboard.moves(own, opp);
                long flips = 0;
                long disc = 0;
                if (moves == 0) {
                    if (passed) {
                        break;
                    }
                    incremental.pass(empties);
                } else {
                    int square =
                            Long.numberOfTrailingZeros(Long.expand(1L << random.nextInt(Long.bitCount(moves)), moves));
                    flips = Bitboard.flips(own, opp, square);
                    disc = 1L << square;
                    incremental.play(empties, square, flips);
                }
                passed = moves == 0;
                long mover = own ^ flips ^ disc;
                own = opp ^ flips;
                opp = mover;
            }
        }
    }

    @Test
    void set_emptyBoard_isTheMiddleOfEveryShape() {
        int[] indices = indices(fromScratch(0, 0), 64);
        assertThat(indices).hasSize(Patterns.SHAPE_COUNT * Patterns.ROTATIONS);
        assertThat(indices[0]).isEqualTo((Patterns.powerOf3(9) - 1) / 2);
    }

    @Test
    void canonical_mirroredBoards_haveTheSameIndices() {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 500; i++) {
            long own = random.nextLong();
            own &= random.nextLong();
            long opp = random.nextLong() & ~own;
            int empties = Long.bitCount(~(own | opp));
            int[] original = sortedCanonical(indices(fromScratch(own, opp), empties));
            int[] mirrored =
                    sortedCanonical(indices(fromScratch(Long.reverseBytes(own), Long.reverseBytes(opp)), empties));
            assertThat(mirrored).as("seed %d", seed).isEqualTo(original);
        }
    }

    private static PatternIndices fromScratch(long own, long opp) {
        PatternIndices indices = new PatternIndices();
        indices.set(own, opp);
        return indices;
    }

    private static int[] indices(PatternIndices patternIndices, int empties) {
        WeightTableScope all = PatternWeights.scope(0);
        int[] indices = new int[all.patternCount()];
        patternIndices.copyTo(empties, all, indices);
        return indices;
    }

    private static int[] sortedCanonical(int[] indices) {
        return Arrays.stream(indices).map(MirrorSymmetry::canonical).sorted().toArray();
    }
}
