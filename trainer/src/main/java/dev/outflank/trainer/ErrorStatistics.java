package dev.outflank.trainer;

/** Mean absolute and root mean square of errors. */
final class ErrorStatistics {
    private long count;
    private double absoluteSum;
    private double squaredSum;

    void add(double error) {
        count++;
        absoluteSum += Math.abs(error);
        squaredSum += error * error;
    }

    long count() {
        return count;
    }

    double meanAbsolute() {
        return absoluteSum / Math.max(1, count);
    }

    double rootMeanSquare() {
        return Math.sqrt(squaredSum / Math.max(1, count));
    }
}
