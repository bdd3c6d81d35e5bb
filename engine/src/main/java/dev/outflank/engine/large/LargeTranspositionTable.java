package dev.outflank.engine.large;

import java.util.Arrays;

/**
 * Transposition table with two slots per bucket. The first is depth-preferred: an entry of the current search is replaced
 * only by one that is at least as deep, an older entry by any. The second slot takes the entries that the first refuses.
 *
 * <pre>
 * bits of an entry   content
 *  0 …  9            best square
 * 10 … 11            bound type
 * 12 … 19            depth
 * 20 … 27            generation
 * 32 … 63            score
 * </pre>
 */
final class LargeTranspositionTable {
    static final int UPPER_BOUND = 1;
    static final int LOWER_BOUND = 2;
    static final int EXACT = UPPER_BOUND | LOWER_BOUND;

    /** Depth of an entry of the endgame solver. */
    static final int SOLVED_DEPTH = 255;

    private static final int SQUARE_MASK = LargeBoard.SQUARES - 1;
    private static final int BOUND_SHIFT = 10;
    private static final int BOUND_MASK = 3;
    private static final int DEPTH_SHIFT = 12;
    private static final int BYTE_MASK = 255;
    private static final int GENERATION_SHIFT = 20;
    private static final int SCORE_SHIFT = 32;

    private final long[] keys;
    private final long[] entries;
    private final int mask;
    private int generation;

    /** @param slots number of slots, a power of two */
    LargeTranspositionTable(int slots) {
        keys = new long[slots];
        entries = new long[slots];
        mask = slots - 2;
    }

    void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(entries, 0);
        generation = 0;
    }

    /** Starts a new search: existing entries become old. */
    void nextGeneration() {
        generation = generation + 1 & BYTE_MASK;
    }

    /** The entry of a position; 0 if there is none. */
    long probe(long key) {
        int slot = (int) key & mask;
        return keys[slot] == key ? entries[slot] : keys[slot + 1] == key ? entries[slot + 1] : 0;
    }

    void store(long key, int depth, int bound, int score, int square) {
        long entry = (long) score << SCORE_SHIFT
                | (long) generation << GENERATION_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (long) bound << BOUND_SHIFT
                | square;
        int slot = (int) key & mask;
        if (keys[slot] != key && generation(entries[slot]) == generation && depth(entries[slot]) > depth) {
            slot++;
        }
        keys[slot] = key;
        entries[slot] = entry;
    }

    /** Whether the bound of a sufficiently deep entry decides a search with this window. */
    static boolean isCutoff(long entry, int alpha, int beta) {
        int bound = bound(entry);
        int score = score(entry);
        return bound == EXACT || bound == LOWER_BOUND && score >= beta || bound == UPPER_BOUND && score <= alpha;
    }

    /** Bound type of a search result, given the window. */
    static int bound(int result, int alpha, int beta) {
        return result >= beta ? LOWER_BOUND : result <= alpha ? UPPER_BOUND : EXACT;
    }

    private static int bound(long entry) {
        return (int) (entry >>> BOUND_SHIFT) & BOUND_MASK;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_SHIFT) & BYTE_MASK;
    }

    static int score(long entry) {
        return (int) (entry >> SCORE_SHIFT);
    }

    static int square(long entry) {
        return (int) entry & SQUARE_MASK;
    }

    private static int generation(long entry) {
        return (int) (entry >>> GENERATION_SHIFT) & BYTE_MASK;
    }
}
