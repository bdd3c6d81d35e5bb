package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The same as {@link Words#play}, four shapes at a time, with the word in registers while discs are flipped. Loaded only
 * where the module {@code jdk.incubator.vector} is present; {@link Bitboard} decides when it is used.
 */
final class VectorWords {
    private static final VectorSpecies<Long> FOUR = LongVector.SPECIES_256;
    private static final int LANES = 4;

    /** What a flipped disc changes, by square. */
    private static final long[] FLIP = flip();

    private static final LongVector HIGHEST_1 = LongVector.fromArray(FOUR, Patterns.HIGHEST, 0);
    private static final LongVector HIGHEST_2 = LongVector.fromArray(FOUR, Patterns.HIGHEST, LANES);
    private static final LongVector HIGHEST_3 = LongVector.fromArray(FOUR, Patterns.HIGHEST, 2 * LANES);
    private static final LongVector HIGHEST_4 = LongVector.fromArray(FOUR, Patterns.HIGHEST, 3 * LANES);

    private VectorWords() {}

    private static long[] flip() {
        long[] flip = new long[Patterns.DISC.length];
        for (int i = 0; i < flip.length; i++) {
            flip[i] = 2 * Patterns.DISC[i];
        }
        return flip;
    }

    /** Makes the word after a move, one step below the one before it. */
    static void play(long[] words, int from, int square, long flips) {
        int disc = square * Patterns.STEP;
        LongVector word1 = HIGHEST_1.sub(four(words, from)).sub(four(Patterns.DISC, disc));
        LongVector word2 = HIGHEST_2.sub(four(words, from + LANES)).sub(four(Patterns.DISC, disc + LANES));
        LongVector word3 = HIGHEST_3.sub(four(words, from + 2 * LANES)).sub(four(Patterns.DISC, disc + 2 * LANES));
        LongVector word4 = HIGHEST_4.sub(four(words, from + 3 * LANES)).sub(four(Patterns.DISC, disc + 3 * LANES));
        for (long m = flips; m != 0; m &= m - 1) {
            int flip = Long.numberOfTrailingZeros(m) * Patterns.STEP;
            word1 = word1.sub(four(FLIP, flip));
            word2 = word2.sub(four(FLIP, flip + LANES));
            word3 = word3.sub(four(FLIP, flip + 2 * LANES));
            word4 = word4.sub(four(FLIP, flip + 3 * LANES));
        }
        int to = from - Patterns.STEP;
        word1.intoArray(words, to);
        word2.intoArray(words, to + LANES);
        word3.intoArray(words, to + 2 * LANES);
        word4.intoArray(words, to + 3 * LANES);
    }

    private static LongVector four(long[] longs, int at) {
        return LongVector.fromArray(FOUR, longs, at);
    }

    /** Plays often enough for the JVM's optimising compiler to take it as hot. */
    static void compile() {
        long[] words = new long[2 * Patterns.STEP];
        long flips = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < 20_000; i++) {
            play(words, Patterns.STEP, i & 63, flips & 0x1818000000L);
            flips = flips * 0xBF58476D1CE4E5B9L + words[0];
        }
    }
}
