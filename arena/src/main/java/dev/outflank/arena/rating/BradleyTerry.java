package dev.outflank.arena.rating;

import java.util.List;

/**
 * Strengths of many contestants from all their games at once, in whatever order they were played: Bradley and Terry's
 * model with Davidson's draws and a term for the first move.
 *
 * <p>With d = θ(Black) − θ(White) + γ, the outcomes Black, White and draw have the weights e^(d/2), e^(−d/2) and e^η.
 * The logarithms of the weights are linear in θ, γ and η, so the likelihood has one summit and Newton's steps find it.
 * A normal prior of 400 Elo on every parameter keeps those finite who won or lost everything. Error bars come from the
 * inverse of the Hessian. Only differences of strength are observed, so strengths and their covariance are centred.
 */
public final class BradleyTerry {
    private static final double PRIOR_VARIANCE = Math.pow(400 / Elo.PER_LOGIT, 2);
    private static final int MAX_ITERATIONS = 100;
    private static final double TOLERANCE = 1e-10;

    private final int players;
    private final List<WinDrawLoss> results;
    /** The strengths, then γ, then η. */
    private double[] parameters;
    /** The gradient of the logarithm of the posterior t */
    private double[] gradient = {};
    /** Its Hessian with the sign changed. */
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
        for (int step = 0; step < MAX_ITERATIONS; step++) {
            double[] move = CholeskyDecomposition.of(negativeHessian).solve(gradient);
            double stepSize = 1;
            double[] next = stepped(move, stepSize);
            double nextPosterior = logPosterior(next);
            while (nextPosterior < posterior && stepSize > TOLERANCE) {
                stepSize /= 2;
                next = stepped(move, stepSize);
                nextPosterior = logPosterior(next);
            }
            parameters = next;
            posterior = nextPosterior;
            updateDerivatives();
            if (maxNorm(move) * stepSize < TOLERANCE) {
                break;
            }
        }
        return Strengths.of(
                players, parameters, CholeskyDecomposition.of(negativeHessian).inverse());
    }

    private double[] stepped(double[] move, double stepSize) {
        double[] next = parameters.clone();
        for (int i = 0; i < next.length; i++) {
            next[i] += stepSize * move[i];
        }
        return next;
    }

    private static double maxNorm(double[] move) {
        double longest = 0;
        for (double step : move) {
            longest = Math.max(longest, Math.abs(step));
        }
        return longest;
    }

    private double logPosterior(double[] at) {
        double sum = 0;
        for (double parameter : at) {
            sum -= parameter * parameter / (2 * PRIOR_VARIANCE);
        }
        for (WinDrawLoss m : results) {
            double half = halfDifference(at, m);
            double eta = at[players + 1];
            double top = Math.max(Math.abs(half), eta);
            double total = top + Math.log(Math.exp(half - top) + Math.exp(-half - top) + Math.exp(eta - top));
            sum += m.blackWins() * half - m.whiteWins() * half + m.draws() * eta - m.games() * total;
        }
        return sum;
    }

    private double halfDifference(double[] at, WinDrawLoss m) {
        return (at[m.black()] - at[m.white()] + at[players]) / 2;
    }

    private void updateDerivatives() {
        int size = players + 2;
        gradient = new double[size];
        negativeHessian = new double[size][size];
        for (int i = 0; i < size; i++) {
            gradient[i] = -parameters[i] / PRIOR_VARIANCE;
            negativeHessian[i][i] = 1 / PRIOR_VARIANCE;
        }
        for (WinDrawLoss m : results) {
            double half = halfDifference(parameters, m);
            double eta = parameters[players + 1];
            double top = Math.max(Math.abs(half), eta);
            double black = Math.exp(half - top);
            double white = Math.exp(-half - top);
            double draw = Math.exp(eta - top);
            double total = black + white + draw;
            double blackShare = black / total;
            double whiteShare = white / total;
            double drawShare = draw / total;
            double n = m.games();

            // d enters with +½ when Black wins and −½ when White wins; η with 1 in a draw.
            double byD = (m.blackWins() - m.whiteWins() - n * (blackShare - whiteShare)) / 2;
            double byEta = m.draws() - n * drawShare;
            double dd = n * (blackShare + whiteShare - Math.pow(blackShare - whiteShare, 2)) / 4;
            double dEta = -n * drawShare * (blackShare - whiteShare) / 2;
            double etaEta = n * drawShare * (1 - drawShare);

            int[] index = {m.black(), m.white(), players};
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
