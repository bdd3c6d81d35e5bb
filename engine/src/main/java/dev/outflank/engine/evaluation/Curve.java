package dev.outflank.engine.evaluation;

/**
 * From the sum of a phase's weights to a score, both in discs: {@code stretch·sum + bend·sum³}. Weights learn mostly from
 * searches of limited depth, which are too modest about an advantage; and the larger the sum, the nearer the edge of the
 * board, beyond which no score grows.
 */
public record Curve(float stretch, float bend) {
    /** The sum is the score. */
    public static final Curve STRAIGHT = new Curve(1, 0);

    /** Larger sums count as this one. */
    static final int LARGEST_SUM = 80;

    public double of(double sum) {
        double x = Math.clamp(sum, -LARGEST_SUM, LARGEST_SUM);
        return stretch * x + bend * x * x * x;
    }
}
