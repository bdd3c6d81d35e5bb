package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * SIMD version of {@link NetworkEvaluator}: a row is one vector. Loaded only if the module {@code jdk.incubator.vector} is
 * present; {@link Bitboard} decides when it is used. Every vector stays inside one method, as in
 * {@link VectorPatternIndices}.
 */
final class VectorNetwork {
    private static final VectorSpecies<Short> SIXTEEN = ShortVector.SPECIES_256;
    private static final VectorSpecies<Long> FOUR = LongVector.SPECIES_256;
    private static final VectorSpecies<Integer> EIGHT = IntVector.SPECIES_256;
    private static final int LANES = 16;

    /**
     * The class of the vectors of a loop. A loop's variable has no class that the JIT compiler knows, only the one that it has
     * seen most often; when the machine was too busy to record that, methods of such a variable were calls, and a search took
     * three times as long. A cast to a constant class costs nothing.
     */
    @SuppressWarnings("unchecked")
    private static final Class<ShortVector> SIXTEEN_CLASS = (Class<ShortVector>) (Class<?>) SIXTEEN.vectorType();

    @SuppressWarnings("unchecked")
    private static final Class<LongVector> FOUR_CLASS = (Class<LongVector>) (Class<?>) FOUR.vectorType();

    /** Side swap and placed disc combined: minus the old indices, the new indices without flips; by square. */
    private static final short[] PLACE_DISC = new short[NetworkPatterns.DISC_INCREMENTS.length];

    /** What a flipped disc subtracts from the indices, by square. */
    private static final short[] FLIP_DISC = new short[NetworkPatterns.DISC_INCREMENTS.length];

    static {
        for (int i = 0; i < PLACE_DISC.length; i++) {
            PLACE_DISC[i] = (short)
                    (NetworkPatterns.SIDE_SWAP[i % NetworkPatterns.STRIDE] - NetworkPatterns.DISC_INCREMENTS[i]);
            FLIP_DISC[i] = (short) (2 * NetworkPatterns.DISC_INCREMENTS[i]);
        }
    }

    private VectorNetwork() {}

    /** Computes the indices after a move and stores them one set below those before it. */
    static void play(short[] indices, int from, int square, long flips) {
        int placed = square * NetworkPatterns.STRIDE;
        ShortVector indices1 =
                ShortVector.fromArray(SIXTEEN, PLACE_DISC, placed).sub(ShortVector.fromArray(SIXTEEN, indices, from));
        ShortVector indices2 = ShortVector.fromArray(SIXTEEN, PLACE_DISC, placed + LANES)
                .sub(ShortVector.fromArray(SIXTEEN, indices, from + LANES));
        ShortVector indices3 = ShortVector.fromArray(SIXTEEN, PLACE_DISC, placed + 2 * LANES)
                .sub(ShortVector.fromArray(SIXTEEN, indices, from + 2 * LANES));
        for (long m = flips; m != 0; m &= m - 1) {
            int flipped = Long.numberOfTrailingZeros(m) * NetworkPatterns.STRIDE;
            indices1 = SIXTEEN_CLASS.cast(indices1).sub(ShortVector.fromArray(SIXTEEN, FLIP_DISC, flipped));
            indices2 = SIXTEEN_CLASS.cast(indices2).sub(ShortVector.fromArray(SIXTEEN, FLIP_DISC, flipped + LANES));
            indices3 = SIXTEEN_CLASS.cast(indices3).sub(ShortVector.fromArray(SIXTEEN, FLIP_DISC, flipped + 2 * LANES));
        }
        int after = from - NetworkPatterns.STRIDE;
        SIXTEEN_CLASS.cast(indices1).intoArray(indices, after);
        SIXTEEN_CLASS.cast(indices2).intoArray(indices, after + LANES);
        SIXTEEN_CLASS.cast(indices3).intoArray(indices, after + 2 * LANES);
    }

    /** The sum of output weights times products of hidden units. */
    static int output(long[] rows, int firstRow, short[] indices, int at, int[] weights, int weightsAt) {
        LongVector sum = LongVector.zero(FOUR);
        for (int pattern = 0; pattern < NetworkPatterns.COUNT; pattern++) {
            int row = (firstRow + NetworkPatterns.row(pattern, indices[at + pattern])) * Network.ROW_LONGS;
            sum = FOUR_CLASS.cast(sum).add(LongVector.fromArray(FOUR, rows, row));
        }
        ShortVector hidden = FOUR_CLASS
                .cast(sum)
                .reinterpretAsShorts()
                .sub((short) Network.SUM_BIAS)
                .max((short) 0)
                .min((short) Network.HIDDEN_ONE);
        IntVector first = (IntVector) hidden.convertShape(VectorOperators.S2I, EIGHT, 0);
        IntVector second = (IntVector) hidden.convertShape(VectorOperators.S2I, EIGHT, 1);
        return first.mul(second)
                .lanewise(VectorOperators.ASHR, Network.PRODUCT_SHIFT)
                .mul(IntVector.fromArray(EIGHT, weights, weightsAt))
                .reduceLanes(VectorOperators.ADD);
    }

    /** Calls both methods often enough for the JVM's optimising compiler to consider them hot. */
    static void warmUp() {
        long[] rows = new long[NetworkPatterns.ROW_COUNT * Network.ROW_LONGS];
        int[] weights = new int[Network.PRODUCTS];
        short[] indices = new short[2 * NetworkPatterns.STRIDE];
        long flips = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < 20_000; i++) {
            Arrays.fill(indices, (short) 0);
            play(indices, NetworkPatterns.STRIDE, i & 63, flips & 0x1818000000L);
            Arrays.fill(indices, (short) 0);
            flips = flips * 0xBF58476D1CE4E5B9L + output(rows, 0, indices, 0, weights, 0);
        }
    }
}
