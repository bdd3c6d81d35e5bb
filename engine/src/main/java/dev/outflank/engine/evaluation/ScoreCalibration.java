package dev.outflank.engine.evaluation;

/**
 * The cubic that converts a sum of weights to a score, both in discs: {@code constant + linear·sum + cubic·sum³}. Weights
 * are trained mostly on searches of limited depth, which underestimate advantages, while large sums must approach the
 * maximum score of 64. The constant differs between even and odd numbers of empty squares, because with an odd number the
 * mover usually plays last.
 *
 * @param constant the score for the sum 0
 * @param linear the coefficient of the sum
 * @param cubic the coefficient of the cube of the sum
 */
public record ScoreCalibration(float constant, float linear, float cubic) {
    /** No calibration: the sum is the score. */
    public static final ScoreCalibration IDENTITY = new ScoreCalibration(0, 1, 0);

    /** Sums are clamped to this value. */
    static final int MAX_SUM = 80;

    ScoreCalibration plus(double discs) {
        return new ScoreCalibration((float) (constant + discs), linear, cubic);
    }

    /** The score for a sum of weights, in discs. */
    public double apply(double sum) {
        double x = Math.clamp(sum, -MAX_SUM, MAX_SUM);
        return constant + linear * x + cubic * x * x * x;
    }
}
