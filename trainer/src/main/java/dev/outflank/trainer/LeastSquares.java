package dev.outflank.trainer;

import java.util.Optional;

/** Linear regression: the normal equations are summed observation by observation and solved by elimination. */
final class LeastSquares {
    /** A pivot below this fraction of its diagonal element is zero up to rounding. */
    private static final double MIN_PIVOT = 1e-10;

    private final int size;
    private final double[][] equations;
    private int count;

    /** @param size the number of coefficients */
    LeastSquares(int size) {
        this.size = size;
        equations = new double[size][size + 1];
    }

    void add(double value, double... regressors) {
        count++;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                equations[i][j] += regressors[i] * regressors[j];
            }
            equations[i][size] += regressors[i] * value;
        }
    }

    /** The number of observations. */
    int count() {
        return count;
    }

    /** The coefficients; empty if the observations do not determine them. */
    Optional<double[]> solve() {
        double[][] system = new double[size][];
        for (int i = 0; i < size; i++) {
            system[i] = equations[i].clone();
        }
        for (int i = 0; i < size; i++) {
            if (!(system[i][i] > MIN_PIVOT * equations[i][i])) {
                return Optional.empty();
            }
            for (int k = 0; k < size; k++) {
                double factor = k == i ? 0 : system[k][i] / system[i][i];
                for (int j = i; j <= size; j++) {
                    system[k][j] -= factor * system[i][j];
                }
            }
        }
        double[] coefficients = new double[size];
        for (int i = 0; i < size; i++) {
            coefficients[i] = system[i][size] / system[i][i];
        }
        return Optional.of(coefficients);
    }
}
