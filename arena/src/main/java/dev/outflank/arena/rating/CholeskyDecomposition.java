package dev.outflank.arena.rating;

/** Cholesky decomposition of a symmetric positive definite matrix: solves linear equations and inverts. */
final class CholeskyDecomposition {
    private final double[][] lower;

    private CholeskyDecomposition(double[][] lower) {
        this.lower = lower;
    }

    static CholeskyDecomposition of(double[][] matrix) {
        int n = matrix.length;
        double[][] lower = new double[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column];
                for (int k = 0; k < column; k++) {
                    rest -= lower[row][k] * lower[column][k];
                }
                lower[row][column] = row == column ? Math.sqrt(rest) : rest / lower[column][column];
            }
        }
        return new CholeskyDecomposition(lower);
    }

    double[] solve(double[] right) {
        int n = lower.length;
        double[] x = right.clone();
        for (int row = 0; row < n; row++) {
            for (int k = 0; k < row; k++) {
                x[row] -= lower[row][k] * x[k];
            }
            x[row] /= lower[row][row];
        }
        for (int row = n - 1; row >= 0; row--) {
            for (int k = row + 1; k < n; k++) {
                x[row] -= lower[k][row] * x[k];
            }
            x[row] /= lower[row][row];
        }
        return x;
    }

    double[][] inverse() {
        int n = lower.length;
        double[][] inverse = new double[n][];
        for (int i = 0; i < n; i++) {
            double[] unit = new double[n];
            unit[i] = 1;
            inverse[i] = solve(unit);
        }
        return inverse;
    }
}
