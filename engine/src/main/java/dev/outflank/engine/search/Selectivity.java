package dev.outflank.engine.search;

/**
 * How sure a search is that what it cut off without proof would not have changed the score. Search code works with
 * levels, the higher the surer; {@link #PERCENT_100} cuts nothing off without proof.
 */
public enum Selectivity {
    PERCENT_73(0, 73, 1.1),
    PERCENT_87(1, 87, 1.5),
    PERCENT_95(2, 95, 2.0),
    PERCENT_98(3, 98, 2.6),
    PERCENT_99(4, 99, 3.3),
    PERCENT_100(5, 100, Double.POSITIVE_INFINITY);

    /** The level of {@link #PERCENT_100}. */
    static final int EXACT_LEVEL = 5;

    private final int level;
    private final int percent;
    private final double deviations;

    Selectivity(int level, int percent, double deviations) {
        this.level = level;
        this.percent = percent;
        this.deviations = deviations;
    }

    public int percent() {
        return percent;
    }

    /** Standard deviations of the prediction's error that a cut must be away from the window. */
    double deviations() {
        return deviations;
    }

    int level() {
        return level;
    }
}
