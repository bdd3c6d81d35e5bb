package dev.outflank.engine.large;

/**
 * What a position is worth to the side to move, in 1/{@value #DISC} disc; a finished game beyond every score of one
 * that goes on. One search uses the weights of one moment of the game, so that its leaves can be compared.
 */
final class LargeEvaluation {
    /** A disc. */
    static final int DISC = 16;

    /** Added to the score of a won game. */
    static final int WIN = 12_000;

    /** Above every score; all scores fit 16 bits. */
    static final int INFINITY = 30_000;

    private static final int MOST = WIN - 1;

    /** The discs that a side wants at least, in tenths of a line. */
    private static final int WANTED_TENTHS = 8;

    private final LargeWeights.Moment moment;
    private final float[] traits = new float[Traits.COUNT];

    LargeEvaluation(LargeWeights.Moment moment) {
        this.moment = moment;
    }

    /** The score of a position; finds its moves. */
    int of(LargeBoard board) {
        board.findMoves();
        if (board.mobility() == 0 && board.opponentMobility() == 0) {
            return ofFinished(board);
        }
        Traits.of(board, traits);
        float sum = shapes(board) * (1f / LargeWeights.ONE);
        for (int i = 0; i < Traits.COUNT; i++) {
            sum += traits[i] * moment.traits()[i];
        }
        int safety = shortage(board.opponentDiscs(), board.size) - shortage(board.discs(), board.size);
        return Math.clamp(Math.round(sum * (board.size * DISC)) + safety, -MOST, MOST);
    }

    /**
     * What being short of discs costs. Who plays for moves has few discs for long, and where the search is too shallow
     * to see it coming, even a greedy opponent takes them all; games lost so are too rare among those of the fit to
     * teach it.
     */
    private static int shortage(int discs, int size) {
        int missing = Math.max(0, size * WANTED_TENTHS / 10 - discs);
        return missing * missing * DISC;
    }

    private int shapes(LargeBoard board) {
        Layout layout = board.layout;
        short[] table = moment.shapes();
        int sum = 0;
        if (board.blackToMove()) {
            for (int place = 0; place < layout.places; place++) {
                sum += table[layout.offsets[place] + board.index(place)];
            }
        } else {
            for (int place = 0; place < layout.places; place++) {
                sum += table[layout.offsets[place] + layout.highest[place] - board.index(place)];
            }
        }
        return sum;
    }

    static int ofFinished(LargeBoard board) {
        int lead = board.lead();
        return Integer.signum(lead) * WIN + lead * DISC;
    }

    /** A score in whole discs. */
    static int discs(int score) {
        int plain = Math.abs(score) >= WIN ? score - Integer.signum(score) * WIN : score;
        return Math.round((float) plain / DISC);
    }
}
