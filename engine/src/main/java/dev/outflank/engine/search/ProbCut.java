package dev.outflank.engine.search;

/**
 * Multi-probcut: a shallow search predicts a deep one well enough to leave the deep one out when the prediction lies far
 * outside the window. How far, in discs, follows from the prediction's standard error and the confidence asked for.
 */
final class ProbCut {
    private static final int ROW = 64;

    /** The standard error, in discs, of half a full search as a prediction of the whole. */
    private static final double ERROR_OF_FULL = 6;

    /** Margins by selectivity and empty squares, for limited depths and for full ones. */
    private static final int[] LIMITED = margins(false);

    private static final int[] FULL = margins(true);

    private ProbCut() {}

    /** The depth of the search that predicts one of this depth: about half, ending on the same side to move. */
    static int shallow(int depth) {
        return depth / 4 * 2 + (depth & 1);
    }

    /** How many discs outside the window the prediction must lie. */
    static int margin(int selectivity, int empties, boolean full) {
        return (full ? FULL : LIMITED)[selectivity * ROW + empties];
    }

    private static int[] margins(boolean full) {
        int[] margins = new int[Selectivity.EXACT * ROW];
        for (Selectivity selectivity : Selectivity.values()) {
            for (int empties = 0; empties < ROW && selectivity != Selectivity.FULL; empties++) {
                double error = full ? ERROR_OF_FULL : errorOfLimited(empties);
                margins[selectivity.level() * ROW + empties] = (int) Math.ceil(selectivity.deviations() * error);
            }
        }
        return margins;
    }

    /** Measured at depths up to 9 on positions of played games: the scores swing less while the board is emptier. */
    private static double errorOfLimited(int empties) {
        return 7 - 0.1 * empties;
    }
}
