package dev.outflank.arena.rating;

/** Elo ratings (Elo 1978) on the logistic scale: a difference of 400 points means odds of ten to one. */
public final class Elo {
    public static final double INITIAL_RATING = 1500;

    /** Elo points per unit of log-odds (natural logarithm). */
    static final double PER_LOGIT = 400 / Math.log(10);

    private static final int PROVISIONAL_PAIRS = 10;
    private static final double PROVISIONAL_K = 32;
    private static final double K = 16;

    private Elo() {}

    /** Expected score, 0 to 1, of a player that is this many points stronger. */
    public static double expectedScore(double difference) {
        return 1 / (1 + Math.pow(10, -difference / 400));
    }

    /** Inverse of {@link #expectedScore}: the rating difference for a score between 0 and 1. */
    public static double difference(double score) {
        return -400 * Math.log10(1 / score - 1);
    }

    /**
     * Returns the new rating after a pair of games.
     *
     * @param score mean points per game of the pair: 0, ¼, ½, ¾ or 1
     * @param pairsBefore number of pairs played before; the K-factor is doubled for the first ones
     */
    public static double update(double rating, double opponent, double score, int pairsBefore) {
        double k = pairsBefore < PROVISIONAL_PAIRS ? PROVISIONAL_K : K;
        return rating + k * (score - expectedScore(rating - opponent));
    }
}
