package dev.outflank.arena.rating;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Bradley–Terry model (Bradley and Terry 1952) with draws (Davidson 1970) and a first-move advantage (Davidson and Beaver
 * 1977): estimates the strengths of all contestants from all games at once, regardless of the order of the games.
 *
 * <p>With d = θ(Black) − θ(White) + γ, the outcomes Black, White and draw have the weights e^(d/2), e^(−d/2) and e^η.
 * The log-likelihood is concave in θ, γ and η, so Newton's method with step halving finds its only maximum from any
 * start. Each step is solved by conjugate gradients ({@link StrengthHessian}), so the cost grows with the number of
 * different opponents, not with the square of the number of contestants. A normal prior with a standard deviation of 400
 * Elo on every parameter keeps the strength of a contestant that won or lost all its games finite.
 *
 * <p>Error bars come from the inverse Hessian of the log-posterior. For more than {@link #MAX_EXACT} contestants they are
 * approximated (docs/decisions/016).
 */
public final class BradleyTerry {
    static final double PRIOR_VARIANCE = Math.pow(400 / Elo.PER_LOGIT, 2);
    static final int MAX_EXACT = 400;

    private static final int MAX_ITERATIONS = 100;
    private static final double TOLERANCE = 1e-8;

    private final int players;
    private final WinDrawLoss[] results;
    /** The strengths, then γ, then η. */
    private double[] parameters;

    private BradleyTerry(int players, List<WinDrawLoss> results, double[] start) {
        this.players = players;
        this.results = results.toArray(WinDrawLoss[]::new);
        this.parameters = start;
    }

    public static Strengths fit(int players, List<WinDrawLoss> results) {
        return fit(
                players,
                results,
                DoubleStream.generate(() -> Elo.INITIAL_RATING).limit(players).toArray());
    }

    /** The same, starting from earlier estimates in Elo, which makes it faster. */
    public static Strengths fit(int players, List<WinDrawLoss> results, double[] startElo) {
        double[] start = new double[players + 2];
        for (int i = 0; i < players; i++) {
            start[i] = (startElo[i] - Elo.INITIAL_RATING) / Elo.PER_LOGIT;
        }
        // What γ and η would be if all were equally strong, and half a game had ended in each way.
        double black = 0.5;
        double draws = 0.5;
        double white = 0.5;
        for (WinDrawLoss result : results) {
            black += result.blackWins();
            draws += result.draws();
            white += result.whiteWins();
        }
        start[players] = Math.log(black / white);
        start[players + 1] = Math.log(draws) - (Math.log(black) + Math.log(white)) / 2;
        return new BradleyTerry(players, results, start).maximize();
    }

    private Strengths maximize() {
        double posterior = logPosterior(parameters);
        StrengthHessian hessian = new StrengthHessian(players, results, parameters);
        for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
            double[] step = hessian.solve();
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
            hessian = new StrengthHessian(players, results, parameters);
            if (maxNorm(step) * stepSize < TOLERANCE) {
                break;
            }
        }
        return Strengths.of(
                players, parameters, players <= MAX_EXACT ? hessian.covariance() : hessian.approximateCovariance());
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
        double eta = at[players + 1];
        for (WinDrawLoss result : results) {
            double half = (at[result.black()] - at[result.white()] + at[players]) / 2;
            double top = Math.max(Math.abs(half), eta);
            double total = top + Math.log(Math.exp(half - top) + Math.exp(-half - top) + Math.exp(eta - top));
            sum += result.blackWins() * half
                    - result.whiteWins() * half
                    + result.draws() * eta
                    - result.games() * total;
        }
        return sum;
    }
}
