package dev.outflank.trainer;

/** Mean, mean absolute and root mean square of errors. */
final class ErrorStatistics {
    private long count;
    private double sum;
    private double absoluteSum;
    private double squaredSum;

    void add(double error) {
        count++;
        sum += error;
        absoluteSum += Math.abs(error);
        squaredSum += error * error;
    }

    long count() {
        return count;
    }

    /** The bias. */
    double mean() {
        return sum / Math.max(1, count);
    }

    double meanAbsolute() {
        return absoluteSum / Math.max(1, count);
    }

    double rootMeanSquare() {
        return Math.sqrt(squaredSum / Math.max(1, count));
    }
}
