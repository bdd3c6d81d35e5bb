package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.ProbCutError;

/**
 * Multi-probcut: a shallow search predicts a deep one well enough to leave the deep one out when the prediction lies
 * far outside the window. How far, in discs, follows from the prediction's standard error and the confidence asked for.
 */
final class ProbCut {
    private static final int STRIDE = 64;

    /** By selectivity, depth and empty squares. */
    private final byte[] margins = new byte[Selectivity.EXACT_LEVEL * STRIDE * STRIDE];

    ProbCut(ProbCutError error) {
        for (Selectivity selectivity : Selectivity.values()) {
            for (int at = 0; at < STRIDE * STRIDE && selectivity != Selectivity.PERCENT_100; at++) {
                double margin = Math.ceil(selectivity.deviations() * error.standardDeviation(at / STRIDE, at % STRIDE));
                margins[selectivity.level() * STRIDE * STRIDE + at] = (byte) Math.min(Byte.MAX_VALUE, margin);
            }
        }
    }

    /** The depth of the search that predicts one of this depth: about half, ending on the same side to move. */
    static int shallowDepth(int depth) {
        return depth / 4 * 2 + (depth & 1);
    }

    /** How many discs outside the window the prediction must lie. */
    int margin(int selectivity, int depth, int empties) {
        return margins[(selectivity * STRIDE + depth) * STRIDE + empties];
    }
}
