package dev.outflank.rules;

import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LEADING_ZEROS_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * SIMD version of {@link ScalarKernel}: the four line directions of the board are processed in the four lanes of a
 * 256-bit vector. 1.9 times as fast in perft once compiled, far slower before; {@link Bitboard} selects the kernel.
 * Loaded only if the module {@code jdk.incubator.vector} is present.
 */
final class VectorKernel {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_256;
    private static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;
    private static final LongVector ONE_STEP = vector(1, 7, 8, 9);
    private static final LongVector TWO_STEPS = vector(2, 14, 16, 18);
    private static final LongVector FOUR_STEPS = vector(4, 28, 32, 36);
    private static final LongVector INNER = vector(INNER_COLUMNS, INNER_COLUMNS, -1, INNER_COLUMNS);

    private static final LongVector SIGN_BIT = LongVector.broadcast(SPECIES, Long.MIN_VALUE);

    /** Processors with vectors of eight longs (AVX-512) count leading zeros in one instruction, others need several. */
    private static final boolean HAS_VECTOR_LZCNT = LongVector.SPECIES_PREFERRED.length() == 8;

    private VectorKernel() {}

    private static LongVector vector(long... lanes) {
        return LongVector.fromArray(SPECIES, lanes, 0);
    }

    static long moves(long own, long opp) {
        LongVector p = LongVector.broadcast(SPECIES, own);
        LongVector o = LongVector.broadcast(SPECIES, opp).and(INNER);
        LongVector up = o.and(p.lanewise(LSHL, ONE_STEP));
        LongVector down = o.and(p.lanewise(LSHR, ONE_STEP));
        up = up.or(o.and(up.lanewise(LSHL, ONE_STEP)));
        down = down.or(o.and(down.lanewise(LSHR, ONE_STEP)));
        LongVector pairsUp = o.and(o.lanewise(LSHL, ONE_STEP));
        LongVector pairsDown = pairsUp.lanewise(LSHR, ONE_STEP);
        up = up.or(pairsUp.and(up.lanewise(LSHL, TWO_STEPS)));
        down = down.or(pairsDown.and(down.lanewise(LSHR, TWO_STEPS)));
        up = up.or(pairsUp.and(up.lanewise(LSHL, TWO_STEPS)));
        down = down.or(pairsDown.and(down.lanewise(LSHR, TWO_STEPS)));
        return up.lanewise(LSHL, ONE_STEP).or(down.lanewise(LSHR, ONE_STEP)).reduceLanes(OR) & ~(own | opp);
    }

    static long flips(long own, long opp, int bit) {
        LongVector p = LongVector.broadcast(SPECIES, own);
        LongVector o = LongVector.broadcast(SPECIES, opp);
        int ray = (bit & 63) << 3;
        LongVector rising = LongVector.fromArray(SPECIES, Rays.MASKS, ray);
        LongVector falling = LongVector.fromArray(SPECIES, Rays.MASKS, ray + 4);

        LongVector stop = rising.lanewise(AND_NOT, o);
        LongVector outflanking = stop.and(stop.neg()).and(p);
        LongVector up = rising.and(outflanking.sub(1).blend(0, outflanking.compare(EQ, 0)));

        LongVector stops = falling.lanewise(AND_NOT, o);
        LongVector anchor;
        if (HAS_VECTOR_LZCNT) {
            // A ray without a stop yields the highest bit, which is not on any falling ray.
            anchor = SIGN_BIT.lanewise(LSHR, stops.lanewise(LEADING_ZEROS_COUNT))
                    .and(p)
                    .and(falling);
        } else {
            // Parallel-prefix smear of each ray's stops towards lower bits: an own disc with no stop between it and
            // the square outflanks.
            LongVector shade = stops.lanewise(LSHR, ONE_STEP);
            shade = shade.or(shade.lanewise(LSHR, ONE_STEP));
            shade = shade.or(shade.lanewise(LSHR, TWO_STEPS));
            shade = shade.or(shade.lanewise(LSHR, FOUR_STEPS));
            anchor = falling.and(p).lanewise(AND_NOT, shade);
        }
        LongVector down = falling.and(anchor.neg().lanewise(LSHL, 1));
        return up.or(down).reduceLanes(OR);
    }
}
