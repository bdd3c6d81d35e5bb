package dev.outflank.engine.search;

/**
 * The most nodes that a level may spend on one move of a game, so that no move takes far longer than the others. It is a
 * count of nodes, which is the same on every machine. Without it, a level that takes a tenth of a second per move takes
 * many seconds where the outcome is hard to prove.
 */
final class LevelNodes {
    /**
     * A move may cost eight times the average; a search notices its limit up to some ten thousand nodes later, so the limit
     * is a little lower.
     */
    private static final int MAX_MULTIPLE = 7;

    /** The average number of nodes per move in games between two players of levels 1, 2, …, under this bound. */
    private static final long[] AVERAGES = {
        15, 81, 340, 890, 2_240, 5_300, 12_700, 30_000, 71_000, 170_000, 74_000, 105_000, 150_000, 345_000, 400_000,
        450_000, 500_000
    };

    /** Above the last level that was measured, each level costs twice as much as the one below. */
    private static final int MAX_DOUBLINGS = 40;

    private LevelNodes() {}

    static long maxPerMove(int level) {
        int last = Math.min(level, AVERAGES.length);
        return MAX_MULTIPLE * AVERAGES[last - 1] << Math.min(level - last, MAX_DOUBLINGS);
    }
}
