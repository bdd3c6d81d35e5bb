package dev.outflank.engine.search;

/**
 * The positions that threads are searching now. A thread that would search one of them searches another move first and
 * comes back later, when the table knows the answer: that alone spreads threads over a tree. A hint only, so slots are
 * overwritten without locks.
 */
final class ActivePositions {
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

    /** Notes that a thread begins with a position, {@code if} that is worth telling the others. */
    void add(long own, long opp, boolean enabled) {
        if (enabled) {
            long key = TranspositionTable.key(own, opp);
            keys[slot(key)] = key;
        }
    }

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
