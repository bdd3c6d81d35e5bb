package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;

final class Evaluation {
    static final long CORNERS = 0x8100000000000081L;
    static final long A_SQUARES = 0x2400810000810024L;
    static final long B_SQUARES = 0x1800008181000018L;
    static final long BOX_SIDES = 0x003C424242423C00L;
    static final long CENTRE = 0x00003C3C3C3C0000L;
    static final int FEATURES = 16;
    static final int[] LOG = log();

    static int[] log() {
        int[] log = new int[64];
        for (int i = 0; i < 64; i++) {
            log[i] = (int) Math.round(16 * Math.log(1 + i) / Math.log(2));
        }
        return log;
    }

    static long around(long b) {
        long h = b | (b & 0x7F7F7F7F7F7F7F7FL) << 1 | (b & 0xFEFEFEFEFEFEFEFEL) >>> 1;
        return h | h << 8 | h >>> 8;
    }

    static int diff(long own, long opp, long mask) {
        return Long.bitCount(own & mask) - Long.bitCount(opp & mask);
    }

    static void features(long own, long opp, long squares, short[] f, int at) {
        long empty = ~(own | opp) & squares;
        long mine = Bitboard.moves(own, opp) & squares;
        long theirs = Bitboard.moves(opp, own) & squares;
        long emptyCorners = empty & CORNERS;
        long danger = around(emptyCorners);
        long cSquares = danger & 0xFF818181818181FFL;
        long xSquares = danger & 0x0042000000004200L;
        int a = Long.bitCount(mine);
        int b = Long.bitCount(theirs);
        f[at] = 1;
        f[at + 1] = (short) (a - b);
        f[at + 2] = (short) (LOG[a] - LOG[b]);
        f[at + 3] = (short) diff(around(opp), around(own), empty);
        f[at + 4] = (short) diff(own, opp, CORNERS);
        f[at + 5] = (short) diff(own, opp, cSquares);
        f[at + 6] = (short) diff(own, opp, xSquares);
        f[at + 7] = (short) diff(own, opp, A_SQUARES);
        f[at + 8] = (short) diff(own, opp, B_SQUARES);
        f[at + 9] = (short) diff(own, opp, BOX_SIDES);
        f[at + 10] = (short) diff(own, opp, CENTRE);
        f[at + 11] = (short) diff(own, opp, -1);
        f[at + 12] = (short) (Long.bitCount(Stability.onEdges(own, opp)) - Long.bitCount(Stability.onEdges(opp, own)));
        f[at + 13] = (short) Long.bitCount(mine & CORNERS);
        f[at + 14] = (short) Long.bitCount(theirs & CORNERS);
        f[at + 15] = (short) Integer.bitCount(Quadrants.parity(empty));
    }

    static final int[] W = {
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

    static int score(long own, long opp, long squares, int empties, LastSquares rules) {
        long empty = ~(own | opp) & squares;
        long mine = Bitboard.moves(own, opp) & squares;
        long theirs = Bitboard.moves(opp, own) & squares;
        if ((mine | theirs) == 0) {
            return rules.ended(own, opp, empties);
        }
        long danger = around(empty & CORNERS);
        long cSquares = danger & 0xFF818181818181FFL;
        long xSquares = danger & 0x0042000000004200L;
        int a = Long.bitCount(mine);
        int b = Long.bitCount(theirs);
        int w = empties >> 2 << 4 & 255;
        int sum = W[w]
                + W[w + 1] * (a - b)
                + W[w + 2] * (LOG[a] - LOG[b])
                + W[w + 3] * diff(around(opp), around(own), empty)
                + W[w + 4] * diff(own, opp, CORNERS)
                + W[w + 5] * diff(own, opp, cSquares)
                + W[w + 6] * diff(own, opp, xSquares)
                + W[w + 7] * diff(own, opp, A_SQUARES)
                + W[w + 8] * diff(own, opp, B_SQUARES)
                + W[w + 9] * diff(own, opp, BOX_SIDES)
                + W[w + 10] * diff(own, opp, CENTRE)
                + W[w + 11] * diff(own, opp, -1)
                + W[w + 12] * (Long.bitCount(Stability.onEdges(own, opp)) - Long.bitCount(Stability.onEdges(opp, own)))
                + W[w + 13] * Long.bitCount(mine & CORNERS)
                + W[w + 14] * Long.bitCount(theirs & CORNERS)
                + W[w + 15] * Integer.bitCount(Quadrants.parity(empty));
        return Math.clamp(sum + 64 >> 7, -62, 62);
    }
}
