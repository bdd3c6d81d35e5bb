package dev.outflank.trainer;

/** Adds up errors, in discs. */
final class Errors {
    private long count;
    private double absolute;
    private double squared;

    void add(double error) {
        count++;
        absolute += Math.abs(error);
        squared += error * error;
    }

    long count() {
        return count;
    }

    double meanAbsolute() {
        return absolute / Math.max(1, count);
    }

    double rootMeanSquare() {
        return Math.sqrt(squared / Math.max(1, count));
    }
}
