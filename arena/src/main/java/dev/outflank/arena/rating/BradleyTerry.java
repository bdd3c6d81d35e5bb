package dev.outflank.arena.rating;

import java.util.List;

/**
 * Bradley–Terry model (Bradley and Terry 1952) with draws (Davidson 1970) and a first-move advantage (Davidson and Beaver
 * 1977): estimates the strengths of all contestants from all games at once, regardless of the order of the games.
 *
 * <p>With d = θ(Black) − θ(White) + γ, the outcomes Black, White and draw have the weights e^(d/2), e^(−d/2) and e^η.
 * The log-likelihood is concave in θ, γ and η, so Newton's method with step halving finds its only maximum. A normal
 * prior with a standard deviation of 400 Elo on every parameter keeps the strength of a contestant that won or lost all
 * its games finite. Error bars come from the inverse Hessian of the log-posterior. Only differences of strengths are
 * observable, so strengths and their covariance are centred.
 */
public final class BradleyTerry {
    private static final double PRIOR_VARIANCE = Math.pow(400 / Elo.PER_LOGIT, 2);
    private static final int MAX_ITERATIONS = 100;
    private static final double TOLERANCE = 1e-10;

    private final int players;
    private final List<WinDrawLoss> results;
    /** The strengths, then γ, then η. */
    private double[] parameters;
    /** Gradient of the log-posterior. */
    private double[] gradient = {};
    /** Negative Hessian of the log-posterior. */
    private double[][] negativeHessian = {};

    private BradleyTerry(int players, List<WinDrawLoss> results) {
        this.players = players;
        this.results = results;
        this.parameters = new double[players + 2];
    }

    public static Strengths fit(int players, List<WinDrawLoss> results) {
        return new BradleyTerry(players, results).maximize();
    }

    private Strengths maximize() {
        double posterior = logPosterior(parameters);
        updateDerivatives();
        for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
            double[] step = CholeskyDecomposition.of(negativeHessian).solve(gradient);
            double stepSize = 1;
            double[] next = stepped(step, stepSize);
            double nextPosterior = logPosterior(next);
            while (nextPosterior < posterior && stepSize > TOLERANCE) {
                stepSize /= 2;
                next = stepped(step, stepSize);
                nextPosterior = logPosterior(next);
            }
            parameters = next;
            posterior = nextPosterior;
            updateDerivatives();
            if (maxNorm(step) * stepSize < TOLERANCE) {
                break;
            }
        }
        return Strengths.of(
                players, parameters, CholeskyDecomposition.of(negativeHessian).inverse());
    }

    private double[] stepped(double[] step, double stepSize) {
        double[] next = parameters.clone();
        for (int i = 0; i < next.length; i++) {
            next[i] += stepSize * step[i];
        }
        return next;
    }

    private static double maxNorm(double[] vector) {
        double max = 0;
        for (double value : vector) {
            max = Math.max(max, Math.abs(value));
        }
        return max;
    }

    private double logPosterior(double[] at) {
        double sum = 0;
        for (double parameter : at) {
            sum -= parameter * parameter / (2 * PRIOR_VARIANCE);
        }
        for (WinDrawLoss result : results) {
            double half = halfDifference(at, result);
            double eta = at[players + 1];
            double top = Math.max(Math.abs(half), eta);
            double total = top + Math.log(Math.exp(half - top) + Math.exp(-half - top) + Math.exp(eta - top));
            sum += result.blackWins() * half
                    - result.whiteWins() * half
                    + result.draws() * eta
                    - result.games() * total;
        }
        return sum;
    }

    private double halfDifference(double[] at, WinDrawLoss result) {
        return (at[result.black()] - at[result.white()] + at[players]) / 2;
    }

    private void updateDerivatives() {
        int size = players + 2;
        gradient = new double[size];
        negativeHessian = new double[size][size];
        for (int i = 0; i < size; i++) {
            gradient[i] = -parameters[i] / PRIOR_VARIANCE;
            negativeHessian[i][i] = 1 / PRIOR_VARIANCE;
        }
        for (WinDrawLoss result : results) {
            double half = halfDifference(parameters, result);
            double eta = parameters[players + 1];
            double top = Math.max(Math.abs(half), eta);
            double black = Math.exp(half - top);
            double white = Math.exp(-half - top);
            double draw = Math.exp(eta - top);
            double total = black + white + draw;
            double blackShare = black / total;
            double whiteShare = white / total;
            double drawShare = draw / total;
            double n = result.games();

            // The log-weight of a Black win is d/2, of a White win −d/2, of a draw η.
            double byD = (result.blackWins() - result.whiteWins() - n * (blackShare - whiteShare)) / 2;
            double byEta = result.draws() - n * drawShare;
            double dd = n * (blackShare + whiteShare - Math.pow(blackShare - whiteShare, 2)) / 4;
            double dEta = -n * drawShare * (blackShare - whiteShare) / 2;
            double etaEta = n * drawShare * (1 - drawShare);

            int[] index = {result.black(), result.white(), players};
            int[] sign = {1, -1, 1};
            for (int i = 0; i < index.length; i++) {
                gradient[index[i]] += sign[i] * byD;
                for (int j = 0; j < index.length; j++) {
                    negativeHessian[index[i]][index[j]] += sign[i] * sign[j] * dd;
                }
                negativeHessian[index[i]][players + 1] += sign[i] * dEta;
                negativeHessian[players + 1][index[i]] += sign[i] * dEta;
            }
            gradient[players + 1] += byEta;
            negativeHessian[players + 1][players + 1] += etaEta;
        }
    }
}
