package dev.outflank.arena.rating;

/** How uncertain strengths are, in log-odds, relative to their mean. */
sealed interface StrengthCovariance {
    double variance(int player);

    double varianceOfDifference(int a, int b);

    /** The covariance matrix, centred, because only differences of strengths are observable. */
    final class Exact implements StrengthCovariance {
        private final double[][] matrix;

        private Exact(double[][] matrix) {
            this.matrix = matrix;
        }

        /** Centres the first rows and columns of a matrix. */
        static Exact centred(int players, double[][] covariance) {
            double[] rowMeans = new double[players];
            double grandMean = 0;
            for (int i = 0; i < players; i++) {
                for (int j = 0; j < players; j++) {
                    rowMeans[i] += covariance[i][j] / players;
                }
                grandMean += rowMeans[i] / players;
            }
            double[][] centred = new double[players][players];
            for (int i = 0; i < players; i++) {
                for (int j = 0; j < players; j++) {
                    centred[i][j] = covariance[i][j] - rowMeans[i] - rowMeans[j] + grandMean;
                }
            }
            return new Exact(centred);
        }

        @Override
        public double variance(int player) {
            return matrix[player][player];
        }

        @Override
        public double varianceOfDifference(int a, int b) {
            return matrix[a][a] + matrix[b][b] - 2 * matrix[a][b];
        }
    }

    /** Variances only, as if strengths were independent: for competitions too large for a matrix. */
    final class Independent implements StrengthCovariance {
        private final double[] variances;

        Independent(double[] variances) {
            this.variances = variances;
        }

        @Override
        public double variance(int player) {
            return variances[player];
        }

        @Override
        public double varianceOfDifference(int a, int b) {
            return variances[a] + variances[b];
        }
    }
}
