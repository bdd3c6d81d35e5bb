package dev.outflank.engine.search;

/**
 * What a position looks worth without searching: a weighted sum of a few things that players look at, in discs for the
 * mover. The weights depend on how many squares are empty; they were fitted by least squares to the scores of
 * positions from tournament games. They know 8×8 boards; on smaller ones the sum is a rough guess.
 */
final class Evaluation {
    private static final long CORNERS = 0x8100000000000081L;
    private static final long A_SQUARES = 0x2400810000810024L;
    private static final long B_SQUARES = 0x1800008181000018L;
    private static final long EDGES = 0xFF818181818181FFL;
    private static final long X_SQUARES = 0x0042000000004200L;
    private static final long SIDES_OF_THE_BOX = 0x003C424242423C00L;
    private static final long CENTRE = 0x00003C3C3C3C0000L;
    private static final long NOT_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_H = 0x7F7F7F7F7F7F7F7FL;

    private static final int SHARE = 7;
    private static final int MOST = 62;

    /** Sixteen times the logarithm of one more than a number of moves: the first few moves matter most. */
    private static final int[] LOG = log();

    /**
     * Sixteen weights, in 1/128 disc, for every four empty squares. In order: being to move; moves; logarithm of moves;
     * empty squares beside the other's discs; corners; C squares and X squares beside an empty corner; A squares; B
     * squares; the second line from the edge; the centre; discs; stable discs on edges; corners the mover can take; corners
     * the opponent can take; odd quadrants.
     */
    private static final int[] WEIGHTS = {
        -304, 537, 18, -184, -90, -188, -149, -214, -171, -27, -24, 106, 166, 92, 44, 289,
        -315, 543, 14, -160, -68, -208, -191, -195, -173, -29, -30, 98, 170, 134, 14, 244,
        -328, 425, 26, -133, 83, -242, -233, -137, -126, -31, -28, 56, 171, 216, -96, 179,
        -318, 357, 34, -95, 156, -265, -255, -89, -96, -44, -28, 35, 163, 245, -132, 106,
        -317, 199, 51, -1, 237, -228, -243, -41, -81, -77, -41, 25, 157, 336, -187, 42,
        -435, 61, 79, 28, 307, -290, -454, -9, -53, -180, -62, 23, 184, 253, -198, 8,
        -479, 43, 84, 38, 301, -297, -491, 24, -39, -202, -60, 12, 185, 296, -187, 11,
        -486, 21, 89, 55, 385, -302, -579, 76, -18, -225, -56, -9, 192, 277, -185, -5,
        -536, -13, 103, 70, 613, -342, -663, 134, -7, -248, -61, -24, 167, 293, -131, -6,
        -583, -41, 112, 84, 1080, -409, -813, 136, -67, -322, -124, 15, 120, 530, -33, 9,
        -613, -76, 125, 91, 773, -257, -1132, 267, 20, -244, -37, -95, 284, 489, 233, 13,
        -614, -110, 124, 108, 504, -120, -1332, 460, 144, -143, 71, -213, 331, 436, 364, 12,
        -424, -157, 118, 106, 127, 61, -1060, 332, 131, -18, 98, -205, 153, 147, -197, -22,
        -225, -111, 84, 39, -24, -17, -611, -191, 215, 133, 206, -314, -24, -55, -385, -30,
        253, -438, 175, 4, 1, -27, -27, -176, -336, 232, 191, -140, 1, -56, -83, -56,
        253, -438, 175, 4, 1, -27, -27, -176, -336, 232, 191, -140, 1, -56, -83, -56
    };

    private Evaluation() {}

    /** The score, given the empty squares and where each side may move. */
    static int score(long own, long opp, long empty, long moves, long replies, int empties) {
        long besideEmptyCorner = around(empty & CORNERS);
        int mobility = Long.bitCount(moves);
        int mobilityOfOpp = Long.bitCount(replies);
        int w = empties >>> 2 << 4 & 0xFF;
        int sum = WEIGHTS[w]
                + WEIGHTS[w + 1] * (mobility - mobilityOfOpp)
                + WEIGHTS[w + 2] * (LOG[mobility] - LOG[mobilityOfOpp])
                + WEIGHTS[w + 3] * difference(around(opp), around(own), empty)
                + WEIGHTS[w + 4] * difference(own, opp, CORNERS)
                + WEIGHTS[w + 5] * difference(own, opp, besideEmptyCorner & EDGES)
                + WEIGHTS[w + 6] * difference(own, opp, besideEmptyCorner & X_SQUARES)
                + WEIGHTS[w + 7] * difference(own, opp, A_SQUARES)
                + WEIGHTS[w + 8] * difference(own, opp, B_SQUARES)
                + WEIGHTS[w + 9] * difference(own, opp, SIDES_OF_THE_BOX)
                + WEIGHTS[w + 10] * difference(own, opp, CENTRE)
                + WEIGHTS[w + 11] * difference(own, opp, -1)
                + WEIGHTS[w + 12] * difference(Stability.onEdges(own, opp), Stability.onEdges(opp, own), -1)
                + WEIGHTS[w + 13] * Long.bitCount(moves & CORNERS)
                + WEIGHTS[w + 14] * Long.bitCount(replies & CORNERS)
                + WEIGHTS[w + 15] * Integer.bitCount(Quadrants.parity(empty));
        return Math.clamp(sum + (1 << SHARE - 1) >> SHARE, -MOST, MOST);
    }

    private static int difference(long own, long opp, long mask) {
        return Long.bitCount(own & mask) - Long.bitCount(opp & mask);
    }

    /** These squares and all beside them. */
    static long around(long squares) {
        long wide = squares | (squares & NOT_H) << 1 | (squares & NOT_A) >>> 1;
        return wide | wide << 8 | wide >>> 8;
    }

    private static int[] log() {
        int[] log = new int[64];
        for (int i = 0; i < 64; i++) {
            log[i] = (int) Math.round(16 * Math.log(1 + i) / Math.log(2));
        }
        return log;
    }
}
