package dev.outflank.arena.rating;

/** Estimated strengths of contestants in Elo, with mean {@link Elo#INITIAL_RATING}, and their covariance. */
public final class Strengths {
    /** LOS above which a contestant counts as better than another: the upper end of a 95 % interval. */
    private static final double CONFIDENCE = 0.975;

    private final double[] elo;
    private final double[][] covariance;
    private final double firstMoveAdvantage;

    private Strengths(double[] elo, double[][] covariance, double firstMoveAdvantage) {
        this.elo = elo;
        this.covariance = covariance;
        this.firstMoveAdvantage = firstMoveAdvantage;
    }

    /** Converts parameters in log-odds: the strengths, which are centred, then the first-move advantage. */
    static Strengths of(int players, double[] parameters, double[][] covariance) {
        double mean = 0;
        double[] rowMeans = new double[players];
        double grandMean = 0;
        for (int i = 0; i < players; i++) {
            mean += parameters[i] / players;
            for (int j = 0; j < players; j++) {
                rowMeans[i] += covariance[i][j] / players;
            }
            grandMean += rowMeans[i] / players;
        }
        double[] elo = new double[players];
        double[][] centred = new double[players][players];
        for (int i = 0; i < players; i++) {
            elo[i] = Elo.INITIAL_RATING + (parameters[i] - mean) * Elo.PER_LOGIT;
            for (int j = 0; j < players; j++) {
                centred[i][j] =
                        (covariance[i][j] - rowMeans[i] - rowMeans[j] + grandMean) * Elo.PER_LOGIT * Elo.PER_LOGIT;
            }
        }
        return new Strengths(elo, centred, parameters[players] * Elo.PER_LOGIT);
    }

    public double elo(int player) {
        return elo[player];
    }

    /** Half the width of the 95 % interval of a strength relative to the mean. */
    public double error(int player) {
        return EloEstimate.Z_95 * Math.sqrt(covariance[player][player]);
    }

    /** Advantage of moving first, in Elo; negative if it is a disadvantage. */
    public double firstMoveAdvantage() {
        return firstMoveAdvantage;
    }

    /** LOS, the probability that a is stronger than b. */
    public double likelihoodOfSuperiority(int a, int b) {
        double variance = covariance[a][a] + covariance[b][b] - 2 * covariance[a][b];
        return a == b || variance <= 0
                ? 0.5
                : EloEstimate.NORMAL.cumulativeProbability((elo[a] - elo[b]) / Math.sqrt(variance));
    }

    /** Best plausible rank: behind only those that are better with {@link #CONFIDENCE}. */
    public int bestRank(int player) {
        int better = 0;
        for (int other = 0; other < elo.length; other++) {
            better += likelihoodOfSuperiority(other, player) > CONFIDENCE ? 1 : 0;
        }
        return 1 + better;
    }

    /** Worst plausible rank: ahead of only those that are worse with {@link #CONFIDENCE}. */
    public int worstRank(int player) {
        int worse = 0;
        for (int other = 0; other < elo.length; other++) {
            worse += likelihoodOfSuperiority(player, other) > CONFIDENCE ? 1 : 0;
        }
        return elo.length - worse;
    }
}
