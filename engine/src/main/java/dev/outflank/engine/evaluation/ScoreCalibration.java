package dev.outflank.engine.evaluation;

/**
 * From the sum of a phase's weights to a score, both in discs: {@code stretch·sum + bend·sum³}. Weights learn mostly from
 * searches of limited depth, which are too modest about an advantage; and the larger the sum, the nearer the edge of the
 * board, beyond which no score grows.
 */
public record ScoreCalibration(float linear, float cubic) {
    /** The sum is the score. */
    public static final ScoreCalibration IDENTITY = new ScoreCalibration(1, 0);

    /** Larger sums count as this one. */
    static final int MAX_SUM = 80;

    public double apply(double sum) {
        double x = Math.clamp(sum, -MAX_SUM, MAX_SUM);
        return linear * x + cubic * x * x * x;
    }
}
