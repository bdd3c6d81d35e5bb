package dev.outflank.arena.rating;

import java.util.Arrays;

/**
 * Gradient and negative Hessian of the log-posterior of a {@link BradleyTerry} model. The Hessian is a sparse matrix with
 * one element per result, bordered by the rows of the first-move advantage γ and the draw parameter η.
 */
final class StrengthHessian {
    private static final double SOLVER_TOLERANCE = 1e-3;
    private static final int MAX_SOLVER_STEPS = 1000;
    private static final int VARIANCE_STEPS = 3;

    private final int players;
    private final double[] gradient;
    private final double[] diagonal;
    /** The two sides of each result, and its curvature by d; columns, because the solver passes over them often. */
    private final int[] black;

    private final int[] white;
    private final double[] weights;
    /** Derivatives by θ and γ, by θ and η, and by γ and η. */
    private final double[] byGamma;

    private final double[] byEta;
    private double gammaEta;

    StrengthHessian(int players, WinDrawLoss[] results, double[] parameters) {
        this.players = players;
        this.gradient = new double[players + 2];
        this.diagonal = new double[players + 2];
        this.black = Arrays.stream(results).mapToInt(WinDrawLoss::black).toArray();
        this.white = Arrays.stream(results).mapToInt(WinDrawLoss::white).toArray();
        this.weights = new double[results.length];
        this.byGamma = new double[players];
        this.byEta = new double[players];
        for (int i = 0; i < gradient.length; i++) {
            gradient[i] = -parameters[i] / BradleyTerry.PRIOR_VARIANCE;
            diagonal[i] = 1 / BradleyTerry.PRIOR_VARIANCE;
        }
        for (int i = 0; i < results.length; i++) {
            weights[i] = add(results[i], parameters);
        }
    }

    /** Adds the derivatives of a result and returns its curvature by d. */
    private double add(WinDrawLoss result, double[] parameters) {
        int first = result.black();
        int second = result.white();
        double half = (parameters[first] - parameters[second] + parameters[players]) / 2;
        double eta = parameters[players + 1];
        double top = Math.max(Math.abs(half), eta);
        double blackWeight = Math.exp(half - top);
        double whiteWeight = Math.exp(-half - top);
        double drawWeight = Math.exp(eta - top);
        double total = blackWeight + whiteWeight + drawWeight;
        double blackShare = blackWeight / total;
        double whiteShare = whiteWeight / total;
        double drawShare = drawWeight / total;
        double n = result.games();

        // The log-weight of a Black win is d/2, of a White win −d/2, of a draw η.
        double byD = (result.blackWins() - result.whiteWins() - n * (blackShare - whiteShare)) / 2;
        double dd = n * (blackShare + whiteShare - Math.pow(blackShare - whiteShare, 2)) / 4;
        double dEta = -n * drawShare * (blackShare - whiteShare) / 2;
        gradient[first] += byD;
        gradient[second] -= byD;
        gradient[players] += byD;
        gradient[players + 1] += result.draws() - n * drawShare;
        diagonal[first] += dd;
        diagonal[second] += dd;
        diagonal[players] += dd;
        diagonal[players + 1] += n * drawShare * (1 - drawShare);
        byGamma[first] += dd;
        byGamma[second] -= dd;
        byEta[first] += dEta;
        byEta[second] -= dEta;
        gammaEta += dEta;
        return dd;
    }

    /** Newton's step: the product of the inverse negative Hessian and the gradient, by preconditioned conjugate gradients. */
    double[] solve() {
        double[] x = new double[gradient.length];
        double[] residual = gradient.clone();
        double[] direction = preconditioned(residual);
        double energy = dot(residual, direction);
        double target = energy * SOLVER_TOLERANCE * SOLVER_TOLERANCE;
        for (int step = 0; step < MAX_SOLVER_STEPS && energy > target; step++) {
            double[] product = multiply(direction);
            double length = energy / dot(direction, product);
            for (int i = 0; i < x.length; i++) {
                x[i] += length * direction[i];
                residual[i] -= length * product[i];
            }
            double[] next = preconditioned(residual);
            double nextEnergy = dot(residual, next);
            for (int i = 0; i < x.length; i++) {
                direction[i] = next[i] + nextEnergy / energy * direction[i];
            }
            energy = nextEnergy;
        }
        return x;
    }

    private double[] preconditioned(double[] vector) {
        double[] scaled = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            scaled[i] = vector[i] / diagonal[i];
        }
        return scaled;
    }

    private static double dot(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    private double[] multiply(double[] vector) {
        double[] product = new double[vector.length];
        double gamma = vector[players];
        double eta = vector[players + 1];
        for (int i = 0; i < players; i++) {
            product[i] = diagonal[i] * vector[i] + byGamma[i] * gamma + byEta[i] * eta;
            product[players] += byGamma[i] * vector[i];
            product[players + 1] += byEta[i] * vector[i];
        }
        product[players] += diagonal[players] * gamma + gammaEta * eta;
        product[players + 1] += gammaEta * gamma + diagonal[players + 1] * eta;
        for (int i = 0; i < weights.length; i++) {
            product[black[i]] -= weights[i] * vector[white[i]];
            product[white[i]] -= weights[i] * vector[black[i]];
        }
        return product;
    }

    /** The inverse of the negative Hessian, by Cholesky decomposition. */
    StrengthCovariance covariance() {
        double[][] matrix = new double[players + 2][players + 2];
        for (int i = 0; i < players + 2; i++) {
            matrix[i][i] = diagonal[i];
        }
        for (int i = 0; i < players; i++) {
            matrix[i][players] = byGamma[i];
            matrix[players][i] = byGamma[i];
            matrix[i][players + 1] = byEta[i];
            matrix[players + 1][i] = byEta[i];
        }
        matrix[players][players + 1] = gammaEta;
        matrix[players + 1][players] = gammaEta;
        for (int i = 0; i < weights.length; i++) {
            matrix[black[i]][white[i]] -= weights[i];
            matrix[white[i]][black[i]] -= weights[i];
        }
        return StrengthCovariance.Exact.centred(
                players, CholeskyDecomposition.of(matrix).inverse());
    }

    /**
     * Approximate variances: what an entry's own games leave open, plus its opponents' variances, each with the share of
     * the games against that opponent.
     */
    StrengthCovariance approximateCovariance() {
        double[] variances = new double[players];
        for (int step = 0; step < VARIANCE_STEPS; step++) {
            double[] next = new double[players];
            for (int i = 0; i < weights.length; i++) {
                next[black[i]] += Math.pow(weights[i] / diagonal[black[i]], 2) * variances[white[i]];
                next[white[i]] += Math.pow(weights[i] / diagonal[white[i]], 2) * variances[black[i]];
            }
            for (int i = 0; i < players; i++) {
                variances[i] = 1 / diagonal[i] + next[i];
            }
        }
        return new StrengthCovariance.Independent(variances);
    }
}
