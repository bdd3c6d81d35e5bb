package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.ProbCutError;

/**
 * Multi-ProbCut (Buro 1997): a shallow search replaces a deep one when it predicts, with the required confidence, a score
 * outside the window. The margin in discs is the standard deviation of the prediction times the number of deviations for
 * the {@link Selectivity}.
 *
 * @see <a href="https://www.chessprogramming.org/ProbCut">ProbCut</a>
 */
final class ProbCut {
    private static final int STRIDE = 64;

    /** Margins by selectivity, depth and number of empty squares. */
    private final byte[] margins = new byte[Selectivity.EXACT_LEVEL * STRIDE * STRIDE];

    ProbCut(ProbCutError error) {
        for (Selectivity selectivity : Selectivity.values()) {
            for (int at = 0; at < STRIDE * STRIDE && selectivity != Selectivity.PERCENT_100; at++) {
                double margin = Math.ceil(selectivity.deviations() * error.standardDeviation(at / STRIDE, at % STRIDE));
                margins[selectivity.level() * STRIDE * STRIDE + at] = (byte) Math.min(Byte.MAX_VALUE, margin);
            }
        }
    }

    /** The depth of the search that predicts one of this depth: about half, with the same parity. */
    static int shallowDepth(int depth) {
        return depth / 4 * 2 + (depth & 1);
    }

    /** The minimum distance of the prediction from the window, in discs. */
    int margin(int selectivity, int depth, int empties) {
        return margins[(selectivity * STRIDE + depth) * STRIDE + empties];
    }
}
