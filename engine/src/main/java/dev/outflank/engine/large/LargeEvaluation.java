package dev.outflank.engine.large;

/**
 * What a position is worth to the side to move, in 1/{@value #DISC} disc; a finished game beyond every score of one
 * that goes on. One search uses the weights of one moment of the game, so that its leaves can be compared.
 */
final class LargeEvaluation {
    /** A disc. */
    static final int UNITS_PER_DISC = 16;

    /** Added to the score of a won game. */
    static final int WIN = 12_000;

    /** Above every score; all scores fit 16 bits. */
    static final int INFINITY = 30_000;

    private static final int MAX_HEURISTIC_SCORE = WIN - 1;

    /** The discs that a side wants at least, in tenths of a line. */
    private static final int MIN_DISCS_TENTHS = 8;

    private final LargeWeights.PhaseWeights weights;
    private final float[] features = new float[ScalarFeatures.COUNT];

    LargeEvaluation(LargeWeights.PhaseWeights weights) {
        this.weights = weights;
    }

    /** The score of a position; finds its moves. */
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
     * What being short of discs costs. Who plays for moves has few discs for long, and where the search is too shallow
     * to see it coming, even a greedy opponent takes them all; games lost so are too rare among those of the fit to
     * teach it.
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
        int plain = Math.abs(score) >= WIN ? score - Integer.signum(score) * WIN : score;
        return Math.round((float) plain / UNITS_PER_DISC);
    }
}
