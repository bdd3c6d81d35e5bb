package dev.outflank.arena.rating;

/** The strengths of contestants in Elo, their mean being {@link Elo#INITIAL_RATING}, and how sure they are. */
public final class Strengths {
    /** The likelihood from which one is called better than another: the upper end of a 95 % interval. */
    private static final double CONFIDENCE = 0.975;

    private final double[] elo;
    private final double[][] covariance;
    private final double firstMoveAdvantage;

    private Strengths(double[] elo, double[][] covariance, double firstMove) {
        this.elo = elo;
        this.covariance = covariance;
        this.firstMoveAdvantage = firstMove;
    }

    /** From natural logarithms of odds; what follows the players' parameters is not theirs and is not centred. */
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

    /** Half the width of the 95 % interval of a strength against the mean of all. */
    public double error(int player) {
        return EloEstimate.Z_95 * Math.sqrt(covariance[player][player]);
    }

    /** What moving first is worth in Elo; negative when the second side is better off. */
    public double firstMoveAdvantage() {
        return firstMoveAdvantage;
    }

    /** The likelihood that one is stronger than another. */
    public double likelihoodOfSuperiority(int a, int b) {
        double variance = covariance[a][a] + covariance[b][b] - 2 * covariance[a][b];
        return a == b || variance <= 0
                ? 0.5
                : EloEstimate.NORMAL.cumulativeProbability((elo[a] - elo[b]) / Math.sqrt(variance));
    }

    /** The best rank that one may have: behind those only who are surely better. */
    public int bestRank(int player) {
        int better = 0;
        for (int other = 0; other < elo.length; other++) {
            better += likelihoodOfSuperiority(other, player) > CONFIDENCE ? 1 : 0;
        }
        return 1 + better;
    }

    /** The worst rank that one may have: before those only who are surely worse. */
    public int worstRank(int player) {
        int worse = 0;
        for (int other = 0; other < elo.length; other++) {
            worse += likelihoodOfSuperiority(player, other) > CONFIDENCE ? 1 : 0;
        }
        return elo.length - worse;
    }
}
