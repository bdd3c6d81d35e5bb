package dev.outflank.engine.search;

/**
 * The four quarters of the 8×8 grid, as a cheap stand-in for the regions of empty squares. A parity is a set of them:
 * all squares of those with an odd number of empty ones. To move in an odd one tends to leave the opponent without the
 * last move there.
 */
final class Quadrants {
    private static final long[] QUADRANTS = {
        0x000000000F0F0F0FL, 0x00000000F0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L
    };

    /** The quadrant of a square. An array, because the hottest methods are too large to have calls inlined. */
    static final long[] OF_SQUARE = ofSquares();

    private Quadrants() {}

    static long parity(long empty) {
        long parity = 0;
        for (long quadrant : QUADRANTS) {
            if ((Long.bitCount(empty & quadrant) & 1) != 0) {
                parity |= quadrant;
            }
        }
        return parity;
    }

    /** How many quadrants a parity has. */
    static int oddCount(long parity) {
        return Long.bitCount(parity) / 16;
    }

    private static long[] ofSquares() {
        long[] of = new long[64];
        for (long quadrant : QUADRANTS) {
            for (long m = quadrant; m != 0; m &= m - 1) {
                of[Long.numberOfTrailingZeros(m)] = quadrant;
            }
        }
        return of;
    }
}
