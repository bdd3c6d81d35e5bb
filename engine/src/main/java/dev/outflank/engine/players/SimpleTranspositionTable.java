package dev.outflank.engine.players;

/**
 * Direct-mapped transposition table; a new entry always replaces the old one. An entry is used only at exactly the depth
 * that it was searched to, so that a search with the table chooses the same moves as one without.
 *
 * <pre>
 * bits of an entry   content
 *  0 …  9            best square
 * 10 … 11            bound type
 * 12 … 21            depth
 * 32 … 63            score
 * </pre>
 */
final class SimpleTranspositionTable {
    static final int NO_BOUND = 0;
    static final int UPPER_BOUND = 1;
    static final int LOWER_BOUND = 2;
    static final int EXACT = UPPER_BOUND | LOWER_BOUND;

    private static final int SQUARE_MASK = SearchBoard.SQUARES - 1;
    private static final int BOUND_SHIFT = 10;
    private static final int BOUND_MASK = 3;
    private static final int DEPTH_SHIFT = 12;
    private static final int DEPTH_MASK = (1 << 10) - 1;
    private static final int SCORE_SHIFT = 32;

    private static final int SLOTS = 1 << 18;

    private final long[] keys = new long[SLOTS];
    private final long[] entries = new long[SLOTS];

    /** The entry of a position; 0 if there is none. */
    long probe(long key) {
        int slot = slot(key);
        return keys[slot] == key ? entries[slot] : 0;
    }

    void store(long key, int depth, int bound, int score, int square) {
        int slot = slot(key);
        keys[slot] = key;
        entries[slot] =
                (long) score << SCORE_SHIFT | (long) depth << DEPTH_SHIFT | (long) bound << BOUND_SHIFT | square;
    }

    private static int slot(long key) {
        return (int) key & SLOTS - 1;
    }

    /** The bound type of an entry at this depth; {@link #NO_BOUND} if it is of another depth. */
    static int bound(long entry, int depth) {
        return (int) (entry >>> DEPTH_SHIFT & DEPTH_MASK) == depth
                ? (int) (entry >>> BOUND_SHIFT & BOUND_MASK)
                : NO_BOUND;
    }

    static int score(long entry) {
        return (int) (entry >> SCORE_SHIFT);
    }

    static boolean isPresent(long entry) {
        return entry != 0;
    }

    static int square(long entry) {
        return (int) entry & SQUARE_MASK;
    }
}
