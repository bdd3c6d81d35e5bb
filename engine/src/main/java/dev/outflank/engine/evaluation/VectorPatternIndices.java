package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * SIMD version of {@link PatternIndices#play}: eight indices per vector, kept in registers while discs are flipped.
 * Loaded only if the module {@code jdk.incubator.vector} is present; {@link Bitboard} decides when it is used.
 */
final class VectorPatternIndices {
    private static final VectorSpecies<Integer> EIGHT = IntVector.SPECIES_256;

    /** The class of the vectors of a loop: see {@link VectorNetwork}. */
    @SuppressWarnings("unchecked")
    private static final Class<IntVector> EIGHT_CLASS = (Class<IntVector>) (Class<?>) EIGHT.vectorType();

    private static final int LANES = 8;

    /** Side swap and placed disc combined: minus the old indices, the new indices without flips; by square. */
    private static final int[] PLACE_DISC = new int[Patterns.DISC_INCREMENTS.length];

    /** What a flipped disc subtracts from the indices, by square. */
    private static final int[] FLIP_DISC = new int[Patterns.DISC_INCREMENTS.length];

    static {
        for (int i = 0; i < PLACE_DISC.length; i++) {
            PLACE_DISC[i] = Patterns.SIDE_SWAP[i % Patterns.PATTERN_COUNT] - Patterns.DISC_INCREMENTS[i];
            FLIP_DISC[i] = 2 * Patterns.DISC_INCREMENTS[i];
        }
    }

    private VectorPatternIndices() {}

    /**
     * Computes the indices after a move and stores them one row below those before it. Half of the indices are processed
     * at a time, and no helper methods are called: once a method is large, the JIT compiler stops inlining everything but
     * vector intrinsics, and a vector passed to another method is boxed. With helper methods, one JVM run in four was
     * half as fast.
     */
    static void play(int[] indices, int from, int square, long flips) {
        for (int pattern = 0; pattern < Patterns.PATTERN_COUNT; pattern += 4 * LANES) {
            int placed = square * Patterns.PATTERN_COUNT + pattern;
            int before = from + pattern;
            IntVector indices1 =
                    IntVector.fromArray(EIGHT, PLACE_DISC, placed).sub(IntVector.fromArray(EIGHT, indices, before));
            IntVector indices2 = IntVector.fromArray(EIGHT, PLACE_DISC, placed + LANES)
                    .sub(IntVector.fromArray(EIGHT, indices, before + LANES));
            IntVector indices3 = IntVector.fromArray(EIGHT, PLACE_DISC, placed + 2 * LANES)
                    .sub(IntVector.fromArray(EIGHT, indices, before + 2 * LANES));
            IntVector indices4 = IntVector.fromArray(EIGHT, PLACE_DISC, placed + 3 * LANES)
                    .sub(IntVector.fromArray(EIGHT, indices, before + 3 * LANES));
            for (long m = flips; m != 0; m &= m - 1) {
                int flipped = Long.numberOfTrailingZeros(m) * Patterns.PATTERN_COUNT + pattern;
                indices1 = EIGHT_CLASS.cast(indices1).sub(IntVector.fromArray(EIGHT, FLIP_DISC, flipped));
                indices2 = EIGHT_CLASS.cast(indices2).sub(IntVector.fromArray(EIGHT, FLIP_DISC, flipped + LANES));
                indices3 = EIGHT_CLASS.cast(indices3).sub(IntVector.fromArray(EIGHT, FLIP_DISC, flipped + 2 * LANES));
                indices4 = EIGHT_CLASS.cast(indices4).sub(IntVector.fromArray(EIGHT, FLIP_DISC, flipped + 3 * LANES));
            }
            int after = before - Patterns.PATTERN_COUNT;
            EIGHT_CLASS.cast(indices1).intoArray(indices, after);
            EIGHT_CLASS.cast(indices2).intoArray(indices, after + LANES);
            EIGHT_CLASS.cast(indices3).intoArray(indices, after + 2 * LANES);
            EIGHT_CLASS.cast(indices4).intoArray(indices, after + 3 * LANES);
        }
    }

    /** Calls {@link #play} often enough for the JVM's optimising compiler to consider it hot. */
    static void warmUp() {
        int[] indices = new int[2 * Patterns.PATTERN_COUNT];
        long flips = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < 20_000; i++) {
            play(indices, Patterns.PATTERN_COUNT, i & 63, flips & 0x1818000000L);
            flips = flips * 0xBF58476D1CE4E5B9L + indices[0];
        }
    }
}
