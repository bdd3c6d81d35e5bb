package dev.outflank.engine.search;

/**
 * The static evaluation on boards smaller than 8×8: a linear combination of classic features, in discs for the side to
 * move. The weights depend on the number of empty squares; they were fitted by least squares to the exact scores of
 * 44,700 positions on 6×6. On 4×4, which is solved immediately, it is only a rough estimate.
 */
final class SmallBoardEvaluation {
    // Squares of the 6×6 board, which is centred on the 8×8 grid.
    private static final long CORNERS = 0x0042000000004200L;
    private static final long A_SQUARES = 0x0018004242001800L;
    private static final long EDGES = 0x007E424242427E00L;
    private static final long X_SQUARES = 0x0000240000240000L;
    private static final long BOX_EDGES = 0x0000182424180000L;
    private static final long CENTRE = 0x0000001818000000L;
    private static final long NOT_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_H = 0x7F7F7F7F7F7F7F7FL;

    private static final int FRACTION_BITS = 7;
    private static final int MAX_SCORE = 34;
    private static final int TERM_COUNT = 15;
    private static final int LAST_PHASE = 5;

    /** {@code 16·log2(1 + moves)}: the first few moves matter most. */
    private static final int[] LOG = logTable();

    /**
     * One row of {@value #TERM_COUNT} weights in 1/128 disc per phase of four empty squares. In order: side to move;
     * mobility; logarithm of mobility; potential mobility (empty squares next to the other side's discs); corners;
     * C squares next to an empty corner; X squares next to an empty corner; A squares; edges of the 4×4 box; centre;
     * discs; stable discs; corners that the side to move can take; corners that the opponent can take; odd quadrants.
     */
    private static final int[] WEIGHTS = {
        -33, 296, -5, -126, 139, -172, 39, -47, 30, 31, -47, 182, 301, -123, 88,
        -33, 296, -5, -126, 139, -172, 39, -47, 30, 31, -47, 182, 301, -123, 88,
        -41, 234, -4, -64, 276, -196, 57, -30, 40, 59, -86, 245, 441, -191, 70,
        76, 214, -6, -57, 482, -201, -43, -15, 44, 112, -128, 331, 546, -271, 32,
        184, 219, -16, -21, 692, -256, -154, 9, 50, 168, -148, 433, 607, -355, 18,
        158, 116, 8, -37, 1093, -258, -364, 32, 191, 268, -229, 579, 727, -160, 22
    };

    private SmallBoardEvaluation() {}

    /** The score on a board of these squares, given the moves of both sides. */
    static int score(long own, long opp, long squares, long moves, long replies, int empties) {
        long empty = ~(own | opp) & squares;
        long besideEmptyCorner = withNeighbours(empty & CORNERS);
        int mobility = Long.bitCount(moves);
        int opponentMobility = Long.bitCount(replies);
        int w = TERM_COUNT * Math.min(LAST_PHASE, empties >>> 2);
        int sum = WEIGHTS[w]
                + WEIGHTS[w + 1] * (mobility - opponentMobility)
                + WEIGHTS[w + 2] * (LOG[mobility] - LOG[opponentMobility])
                + WEIGHTS[w + 3] * difference(withNeighbours(opp), withNeighbours(own), empty)
                + WEIGHTS[w + 4] * difference(own, opp, CORNERS)
                + WEIGHTS[w + 5] * difference(own, opp, besideEmptyCorner & EDGES)
                + WEIGHTS[w + 6] * difference(own, opp, besideEmptyCorner & X_SQUARES)
                + WEIGHTS[w + 7] * difference(own, opp, A_SQUARES)
                + WEIGHTS[w + 8] * difference(own, opp, BOX_EDGES)
                + WEIGHTS[w + 9] * difference(own, opp, CENTRE)
                + WEIGHTS[w + 10] * difference(own, opp, -1)
                + WEIGHTS[w + 11]
                        * difference(
                                Stability.stableDiscs(own, opp, squares), Stability.stableDiscs(opp, own, squares), -1)
                + WEIGHTS[w + 12] * Long.bitCount(moves & CORNERS)
                + WEIGHTS[w + 13] * Long.bitCount(replies & CORNERS)
                + WEIGHTS[w + 14] * Quadrants.oddCount(Quadrants.parity(empty));
        return Math.clamp(sum + (1 << FRACTION_BITS - 1) >> FRACTION_BITS, -MAX_SCORE, MAX_SCORE);
    }

    private static int difference(long own, long opp, long mask) {
        return Long.bitCount(own & mask) - Long.bitCount(opp & mask);
    }

    /** These squares and all their neighbours. */
    static long withNeighbours(long squares) {
        long horizontal = squares | (squares & NOT_H) << 1 | (squares & NOT_A) >>> 1;
        return horizontal | horizontal << 8 | horizontal >>> 8;
    }

    private static int[] logTable() {
        int[] log = new int[64];
        for (int i = 0; i < 64; i++) {
            log[i] = (int) Math.round(16 * Math.log(1 + i) / Math.log(2));
        }
        return log;
    }
}
