package dev.outflank.engine.search;

/**
 * The positions that threads are searching at the moment, for ABDADA (Weill 1996) in Kerrigan's simplified form: a
 * thread defers a move whose position another thread is searching and tries it again after the other moves, when the
 * transposition table usually has the result. The entries are only hints, so slots are overwritten without locks.
 *
 * @see <a href="https://www.chessprogramming.org/ABDADA">ABDADA</a>
 */
final class ActivePositions {
    /** Minimum depth at which moves are deferred; below it, sharing costs more than it saves. */
    static final int MIN_DEPTH = 12;

    private static final int SLOT_COUNT = 1 << 12;

    private final boolean shared;
    private final long[] keys = new long[SLOT_COUNT];

    ActivePositions(int threads) {
        shared = threads > 1;
    }

    boolean isShared() {
        return shared;
    }

    boolean contains(long own, long opp) {
        long key = TranspositionTable.key(own, opp);
        return keys[slot(key)] == key;
    }

    /** Marks a position as being searched, if {@code enabled}. */
    void add(long own, long opp, boolean enabled) {
        if (enabled) {
            long key = TranspositionTable.key(own, opp);
            keys[slot(key)] = key;
        }
    }

    /** Removes the mark of a position, if {@code enabled}. */
    void remove(long own, long opp, boolean enabled) {
        if (enabled) {
            long key = TranspositionTable.key(own, opp);
            int slot = slot(key);
            if (keys[slot] == key) {
                keys[slot] = 0;
            }
        }
    }

    private static int slot(long key) {
        return (int) (key >>> 40) & SLOT_COUNT - 1;
    }
}
