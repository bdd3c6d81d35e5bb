package dev.outflank.arena.rating;

/** Solves equations with a symmetric positive definite matrix, by Cholesky's decomposition. */
final class SymmetricSolver {
    private final double[][] root;

    private SymmetricSolver(double[][] root) {
        this.root = root;
    }

    static SymmetricSolver of(double[][] matrix) {
        int n = matrix.length;
        double[][] root = new double[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column];
                for (int k = 0; k < column; k++) {
                    rest -= root[row][k] * root[column][k];
                }
                root[row][column] = row == column ? Math.sqrt(rest) : rest / root[column][column];
            }
        }
        return new SymmetricSolver(root);
    }

    double[] solve(double[] right) {
        int n = root.length;
        double[] x = right.clone();
        for (int row = 0; row < n; row++) {
            for (int k = 0; k < row; k++) {
                x[row] -= root[row][k] * x[k];
            }
            x[row] /= root[row][row];
        }
        for (int row = n - 1; row >= 0; row--) {
            for (int k = row + 1; k < n; k++) {
                x[row] -= root[k][row] * x[k];
            }
            x[row] /= root[row][row];
        }
        return x;
    }

    double[][] inverse() {
        int n = root.length;
        double[][] inverse = new double[n][];
        for (int i = 0; i < n; i++) {
            double[] unit = new double[n];
            unit[i] = 1;
            inverse[i] = solve(unit);
        }
        return inverse;
    }
}
