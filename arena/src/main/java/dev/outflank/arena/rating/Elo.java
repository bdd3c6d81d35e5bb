package dev.outflank.arena.rating;

/** The logistic scale of strength: 400 points more are ten to one. */
public final class Elo {
    public static final double START = 1500;

    /** The points that one unit of a natural logarithm of odds is worth. */
    static final double PER_LOGIT = 400 / Math.log(10);

    private static final int QUICK_PAIRS = 10;
    private static final double QUICK_STEP = 32;
    private static final double STEP = 16;

    private Elo() {}

    /** The expected score, 0 to 1, of one who is this much stronger. */
    public static double expected(double difference) {
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
    public static double updated(double rating, double opponent, double score, int pairsBefore) {
        double step = pairsBefore < QUICK_PAIRS ? QUICK_STEP : STEP;
        return rating + step * (score - expected(rating - opponent));
    }
}
