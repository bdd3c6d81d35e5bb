package dev.outflank.engine.search;

/**
 * The confidence with which multi-ProbCut may cut. Search code works with levels, from 0 (56 %) to {@link #EXACT_LEVEL}
 * (100 %, no ProbCut).
 */
public enum Selectivity {
    /** Cuts at 0.77 standard deviations: with limited time, depth is worth more than confidence. */
    PERCENT_56(0, 56, 0.77),
    /** Cuts at 1.1 standard deviations. */
    PERCENT_73(1, 73, 1.1),
    /** Cuts at 1.5 standard deviations. */
    PERCENT_87(2, 87, 1.5),
    /** Cuts at 2.0 standard deviations. */
    PERCENT_95(3, 95, 2.0),
    /** Cuts at 2.6 standard deviations. */
    PERCENT_98(4, 98, 2.6),
    /** Cuts at 3.3 standard deviations. */
    PERCENT_99(5, 99, 3.3),
    /** No selective cuts: all cutoffs are proved. */
    PERCENT_100(6, 100, Double.POSITIVE_INFINITY);

    /** The level of {@link #PERCENT_100}. */
    static final int EXACT_LEVEL = 6;

    private final int level;
    private final int percent;
    private final double deviations;

    Selectivity(int level, int percent, double deviations) {
        this.level = level;
        this.percent = percent;
        this.deviations = deviations;
    }

    /** The confidence in percent. */
    public int percent() {
        return percent;
    }

    /** The distance from the window at which ProbCut cuts, in standard deviations of the prediction. */
    double deviations() {
        return deviations;
    }

    int level() {
        return level;
    }
}
