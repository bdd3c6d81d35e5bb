package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The same as {@link Words#play}, eight places at a time, with the word in registers while discs are flipped. Loaded only
 * where the module {@code jdk.incubator.vector} is present; {@link Bitboard} decides when it is used.
 */
final class VectorWords {
    private static final VectorSpecies<Integer> EIGHT = IntVector.SPECIES_256;
    private static final int LANES = 8;

    /** What a word turns into, less the word, when a disc is laid, by square. */
    private static final int[] LAID = new int[Patterns.DISC.length];

    /** What a flipped disc takes away, by square. */
    private static final int[] FLIPPED = new int[Patterns.DISC.length];

    static {
        for (int i = 0; i < LAID.length; i++) {
            LAID[i] = Patterns.BOTH_SIDES[i % Patterns.PLACES] - Patterns.DISC[i];
            FLIPPED[i] = 2 * Patterns.DISC[i];
        }
    }

    private VectorWords() {}

    /**
     * Makes the word after a move, one step below the one before it. Half a word at a time, and without methods of our own:
     * when a method has grown too far, the compiler inlines nothing more but what belongs to vectors, and a vector that is
     * handed to another method becomes an object. One run in four was then half as fast.
     */
    static void play(int[] words, int from, int square, long flips) {
        for (int place = 0; place < Patterns.PLACES; place += 4 * LANES) {
            int laid = square * Patterns.PLACES + place;
            int before = from + place;
            IntVector word1 = IntVector.fromArray(EIGHT, LAID, laid).sub(IntVector.fromArray(EIGHT, words, before));
            IntVector word2 = IntVector.fromArray(EIGHT, LAID, laid + LANES)
                    .sub(IntVector.fromArray(EIGHT, words, before + LANES));
            IntVector word3 = IntVector.fromArray(EIGHT, LAID, laid + 2 * LANES)
                    .sub(IntVector.fromArray(EIGHT, words, before + 2 * LANES));
            IntVector word4 = IntVector.fromArray(EIGHT, LAID, laid + 3 * LANES)
                    .sub(IntVector.fromArray(EIGHT, words, before + 3 * LANES));
            for (long m = flips; m != 0; m &= m - 1) {
                int flipped = Long.numberOfTrailingZeros(m) * Patterns.PLACES + place;
                word1 = word1.sub(IntVector.fromArray(EIGHT, FLIPPED, flipped));
                word2 = word2.sub(IntVector.fromArray(EIGHT, FLIPPED, flipped + LANES));
                word3 = word3.sub(IntVector.fromArray(EIGHT, FLIPPED, flipped + 2 * LANES));
                word4 = word4.sub(IntVector.fromArray(EIGHT, FLIPPED, flipped + 3 * LANES));
            }
            int after = before - Patterns.PLACES;
            word1.intoArray(words, after);
            word2.intoArray(words, after + LANES);
            word3.intoArray(words, after + 2 * LANES);
            word4.intoArray(words, after + 3 * LANES);
        }
    }

    /** Plays often enough for the JVM's optimising compiler to take it as hot. */
    static void compile() {
        int[] words = new int[2 * Patterns.PLACES];
        long flips = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < 20_000; i++) {
            play(words, Patterns.PLACES, i & 63, flips & 0x1818000000L);
            flips = flips * 0xBF58476D1CE4E5B9L + words[0];
        }
    }
}
