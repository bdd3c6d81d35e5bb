package dev.outflank.arena.rating;

/** The logistic scale of strength: 400 points more are ten to one. */
public final class Elo {
    public static final double INITIAL_RATING = 1500;

    /** The points that one unit of a natural logarithm of odds is worth. */
    static final double PER_LOGIT = 400 / Math.log(10);

    private static final int PROVISIONAL_PAIRS = 10;
    private static final double PROVISIONAL_K = 32;
    private static final double K = 16;

    private Elo() {}

    /** The expected score, 0 to 1, of one who is this much stronger. */
    public static double expectedScore(double difference) {
        return 1 / (1 + Math.pow(10, -difference / 400));
    }

    /** The difference of strength at which this score, between 0 and 1, is expected. */
    public static double difference(double score) {
        return -400 * Math.log10(1 / score - 1);
    }

    /**
     * The rating after a pair of games.
     *
     * @param score the points a game in this pair: 0, ¼, ½, ¾ or 1
     * @param pairsBefore how many pairs the owner of the rating has played before; the first ones count double
     */
    public static double update(double rating, double opponent, double score, int pairsBefore) {
        double k = pairsBefore < PROVISIONAL_PAIRS ? PROVISIONAL_K : K;
        return rating + k * (score - expectedScore(rating - opponent));
    }
}
