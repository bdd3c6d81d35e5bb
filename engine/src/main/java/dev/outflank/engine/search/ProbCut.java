package dev.outflank.engine.search;

/**
 * Multi-probcut: a shallow search predicts a deep one well enough to leave the deep one out when the prediction is far
 * beyond the window. How far, in discs, follows from the prediction's standard error and the confidence asked for.
 */
final class ProbCut {
    private static final int DEPTHS = 61;

    /** By selectivity and depth: the margin in discs. Index {@code selectivity·DEPTHS + depth}. */
    private static final int[] MARGIN = margins(1);
    private static final int[] MARGIN_EVAL = margins(0);

    private ProbCut() {}

    /** The depth of the search that predicts one of this depth: about half, ending on the same side to move. */
    static int shallow(int depth) {
        return depth / 4 * 2 + (depth & 1);
    }

    static int margin(int selectivity, int depth) {
        return MARGIN[selectivity * DEPTHS + depth];
    }

    static int evalMargin(int selectivity, int depth) {
        return MARGIN_EVAL[selectivity * DEPTHS + depth];
    }

    static double sigma(int depth, int shallow) {
        return SA + SB * (depth - shallow) - SC * shallow;
    }
    static double p(String n, double d) { return Double.parseDouble(System.getProperty(n, "" + d)); }
    static final double SA = p("sa", 5.5), SB = p("sb", 0.25), SC = p("sc", 0.15);

    private static int[] margins(int kind) {
        int[] margins = new int[Selectivity.EXACT * DEPTHS];
        for (int s = 0; s < Selectivity.EXACT; s++) {
            for (int depth = 0; depth < DEPTHS; depth++) {
                double sigma = Math.max(2.5, sigma(depth, kind == 0 ? 0 : shallow(depth)));
                margins[s * DEPTHS + depth] = (int) Math.round(Selectivity.of(s).deviations() * sigma);
            }
        }
        return margins;
    }
}
