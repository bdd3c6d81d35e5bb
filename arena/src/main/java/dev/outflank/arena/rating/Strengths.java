package dev.outflank.arena.rating;

/** Estimated strengths of contestants in Elo, with mean {@link Elo#INITIAL_RATING}, and their uncertainty. */
public final class Strengths {
    private final double[] elo;
    private final StrengthCovariance covariance;
    private final double firstMoveAdvantage;

    private Strengths(double[] elo, StrengthCovariance covariance, double firstMoveAdvantage) {
        this.elo = elo;
        this.covariance = covariance;
        this.firstMoveAdvantage = firstMoveAdvantage;
    }

    /** Converts parameters in log-odds: the strengths, which are centred, then the first-move advantage. */
    static Strengths of(int players, double[] parameters, StrengthCovariance covariance) {
        double mean = 0;
        for (int i = 0; i < players; i++) {
            mean += parameters[i] / players;
        }
        double[] elo = new double[players];
        for (int i = 0; i < players; i++) {
            elo[i] = Elo.INITIAL_RATING + (parameters[i] - mean) * Elo.PER_LOGIT;
        }
        return new Strengths(elo, covariance, parameters[players] * Elo.PER_LOGIT);
    }

    public double elo(int player) {
        return elo[player];
    }

    /** Half the width of the 95 % interval of a strength relative to the mean. */
    public double error(int player) {
        return EloEstimate.Z_95 * Elo.PER_LOGIT * Math.sqrt(covariance.variance(player));
    }

    /** Advantage of moving first, in Elo; negative if it is a disadvantage. */
    public double firstMoveAdvantage() {
        return firstMoveAdvantage;
    }

    /** LOS, the probability that a is stronger than b. */
    public double likelihoodOfSuperiority(int a, int b) {
        return EloEstimate.NORMAL.cumulativeProbability(deviations(a, b));
    }

    /** By how many standard deviations of the difference a is stronger than b. */
    private double deviations(int a, int b) {
        double variance = covariance.varianceOfDifference(a, b);
        return a == b || variance <= 0 ? 0 : (elo[a] - elo[b]) / (Elo.PER_LOGIT * Math.sqrt(variance));
    }

    /** Best plausible rank: behind only those that are better with a LOS above 97.5 %. */
    public int bestRank(int player) {
        int better = 0;
        for (int other = 0; other < elo.length; other++) {
            better += deviations(other, player) > EloEstimate.Z_95 ? 1 : 0;
        }
        return 1 + better;
    }

    /** Worst plausible rank: ahead of only those that are worse with a LOS above 97.5 %. */
    public int worstRank(int player) {
        int worse = 0;
        for (int other = 0; other < elo.length; other++) {
            worse += deviations(player, other) > EloEstimate.Z_95 ? 1 : 0;
        }
        return elo.length - worse;
    }
}
