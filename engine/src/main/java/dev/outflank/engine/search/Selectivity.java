package dev.outflank.engine.search;

/**
 * How sure a search is that what it cut off without proof would not have changed the score. Search code works with
 * the ordinal, the higher the surer; {@link #EXACT} cuts nothing off without proof.
 */
public enum Selectivity {
    PERCENT_73(73, 1.1),
    PERCENT_87(87, 1.5),
    PERCENT_95(95, 2.0),
    PERCENT_98(98, 2.6),
    PERCENT_99(99, 3.3),
    FULL(100, Double.POSITIVE_INFINITY);

    /** The ordinal of {@link #FULL}. */
    static final int EXACT = 5;

    private static final Selectivity[] ALL = values();

    private final int percent;
    private final double deviations;

    Selectivity(int percent, double deviations) {
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

    static Selectivity of(int ordinal) {
        return ALL[ordinal];
    }
}
