package dev.outflank.engine.large;

/**
 * Static evaluation: the score of a position for the side to move, in 1/{@value #UNITS_PER_DISC} discs. The score of a
 * finished game exceeds every score of an unfinished one. A search uses the weights of one game phase throughout, so
 * that the scores of its leaves can be compared.
 */
final class LargeEvaluation {
    static final int UNITS_PER_DISC = 16;

    /** Added to the score of a won game. */
    static final int WIN = 12_000;

    /** Greater than every score; all scores fit in 16 bits. */
    static final int INFINITY = 30_000;

    private static final int MAX_HEURISTIC_SCORE = WIN - 1;

    /** Number of discs below which a side is penalised, in tenths of the board's width. */
    private static final int MIN_DISCS_TENTHS = 8;

    private final LargeWeights.PhaseWeights weights;
    private final float[] features = new float[ScalarFeatures.COUNT];

    LargeEvaluation(LargeWeights.PhaseWeights weights) {
        this.weights = weights;
    }

    /** The score of a position. Generates its moves. */
    int evaluate(LargeBoard board) {
        board.generateMoves();
        if (board.mobility() == 0 && board.opponentMobility() == 0) {
            return finalScore(board);
        }
        ScalarFeatures.extract(board, features);
        float sum = patternScore(board) * (1f / LargeWeights.WEIGHT_SCALE);
        for (int i = 0; i < ScalarFeatures.COUNT; i++) {
            sum += features[i] * weights.featureWeights()[i];
        }
        int wipeoutRisk =
                wipeoutRiskPenalty(board.opponentDiscs(), board.size) - wipeoutRiskPenalty(board.discs(), board.size);
        return Math.clamp(
                Math.round(sum * (board.size * UNITS_PER_DISC)) + wipeoutRisk,
                -MAX_HEURISTIC_SCORE,
                MAX_HEURISTIC_SCORE);
    }

    /**
     * Penalty for having few discs. A side that plays for mobility has few discs for most of the game, and where the
     * search is too shallow to see it coming, even a greedy opponent can take them all. Such games are too rare in the
     * training data for the fit to learn this.
     */
    private static int wipeoutRiskPenalty(int discs, int size) {
        int missing = Math.max(0, size * MIN_DISCS_TENTHS / 10 - discs);
        return missing * missing * UNITS_PER_DISC;
    }

    private int patternScore(LargeBoard board) {
        PatternLayout layout = board.layout;
        short[] table = weights.patternWeights();
        int sum = 0;
        if (board.isBlackToMove()) {
            for (int instance = 0; instance < layout.instanceCount; instance++) {
                sum += table[layout.offsets[instance] + board.index(instance)];
            }
        } else {
            for (int instance = 0; instance < layout.instanceCount; instance++) {
                sum += table[layout.offsets[instance] + layout.maxIndices[instance] - board.index(instance)];
            }
        }
        return sum;
    }

    static int finalScore(LargeBoard board) {
        int lead = board.discDifference();
        return Integer.signum(lead) * WIN + lead * UNITS_PER_DISC;
    }

    /** A score in whole discs. */
    static int toDiscs(int score) {
        int difference = Math.abs(score) >= WIN ? score - Integer.signum(score) * WIN : score;
        return Math.round((float) difference / UNITS_PER_DISC);
    }
}
