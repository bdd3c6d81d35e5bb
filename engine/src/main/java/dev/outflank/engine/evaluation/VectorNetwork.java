package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;
import jdk.incubator.vector.IntVector;
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
    private static final VectorSpecies<Integer> EIGHT = IntVector.SPECIES_256;
    private static final int LANES = 16;

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
            indices1 = indices1.sub(ShortVector.fromArray(SIXTEEN, FLIP_DISC, flipped));
            indices2 = indices2.sub(ShortVector.fromArray(SIXTEEN, FLIP_DISC, flipped + LANES));
            indices3 = indices3.sub(ShortVector.fromArray(SIXTEEN, FLIP_DISC, flipped + 2 * LANES));
        }
        int after = from - NetworkPatterns.STRIDE;
        indices1.intoArray(indices, after);
        indices2.intoArray(indices, after + LANES);
        indices3.intoArray(indices, after + 2 * LANES);
    }

    /** The sum of the products of output weights and squares of the hidden layer. */
    static int output(short[] rows, short[] indices, int at, int[] weights, int weightsAt) {
        ShortVector hidden = ShortVector.zero(SIXTEEN);
        for (int pattern = 0; pattern < NetworkPatterns.COUNT; pattern++) {
            int row = (NetworkPatterns.FIRST_ROWS[pattern] + indices[at + pattern]) * Network.HIDDEN;
            hidden = hidden.add(ShortVector.fromArray(SIXTEEN, rows, row));
        }
        hidden = hidden.max((short) 0).min((short) Network.HIDDEN_ONE);
        IntVector lower = (IntVector) hidden.convertShape(VectorOperators.S2I, EIGHT, 0);
        IntVector upper = (IntVector) hidden.convertShape(VectorOperators.S2I, EIGHT, 1);
        return lower.mul(lower)
                .lanewise(VectorOperators.ASHR, Network.SQUARE_SHIFT)
                .mul(IntVector.fromArray(EIGHT, weights, weightsAt))
                .add(upper.mul(upper)
                        .lanewise(VectorOperators.ASHR, Network.SQUARE_SHIFT)
                        .mul(IntVector.fromArray(EIGHT, weights, weightsAt + LANES / 2)))
                .reduceLanes(VectorOperators.ADD);
    }
}
