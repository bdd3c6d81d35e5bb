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
        -352, 547, 13, -175, -94, -171, -164, -198, -178, -18, -22, 101, 169, 93, 64, 304,
        -377, 534, 12, -168, -53, -194, -184, -187, -168, -21, -25, 93, 167, 141, 13, 270,
        -378, 401, 23, -133, 96, -239, -222, -135, -130, -29, -24, 57, 166, 251, -148, 163,
        -371, 329, 25, -91, 199, -268, -270, -84, -80, -50, -19, 24, 168, 254, -201, 90,
        -343, 270, 28, -49, 269, -310, -349, -32, -59, -85, -25, 9, 169, 238, -180, 24,
        -421, 120, 63, 6, 260, -286, -418, -20, -56, -146, -50, 18, 184, 209, -205, 5,
        -465, 50, 83, 34, 295, -284, -462, 35, -25, -187, -45, -3, 198, 268, -219, 6,
        -520, 16, 92, 54, 318, -292, -511, 101, -6, -201, -35, -29, 213, 322, -216, 13,
        -553, -12, 101, 71, 640, -398, -720, 60, -89, -324, -137, 52, 172, 428, -155, 7,
        -582, -46, 113, 87, 955, -367, -784, 131, -72, -319, -123, 13, 190, 488, -106, 2,
        -609, -74, 124, 98, 777, -227, -1025, 278, -5, -236, -34, -96, 253, 610, 160, 7,
        -633, -134, 138, 111, 204, -108, -1333, 533, 178, -76, 135, -275, 455, -118, 562, 18,
        -387, -230, 153, 109, -170, -130, -1084, 602, 241, 127, 239, -345, 133, 402, -185, -39,
        -229, -121, 88, 46, -115, -323, -174, 141, 122, 74, 140, -251, -115, -364, -189, -32,
        -229, -121, 88, 46, -115, -323, -174, 141, 122, 74, 140, -251, -115, -364, -189, -32,
        -229, -121, 88, 46, -115, -323, -174, 141, 122, 74, 140, -251, -115, -364, -189, -32
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
