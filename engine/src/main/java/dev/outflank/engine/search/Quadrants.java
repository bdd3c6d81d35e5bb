package dev.outflank.engine.search;

/**
 * The four quadrants of the 8×8 grid, a cheap approximation of parity regions. A parity is the set of all squares in
 * quadrants with an odd number of empty squares. The side that plays into an odd region tends to get the last move there.
 */
final class Quadrants {
    private static final long[] QUADRANTS = {
        0x000000000F0F0F0FL, 0x00000000F0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L
    };

    /** The quadrant of each square. An array, because the hottest methods are too large for calls to be inlined. */
    static final long[] OF_SQUARE = ofSquares();

    private Quadrants() {}

    /** The parity of a set of empty squares. */
    static long parity(long empty) {
        long parity = 0;
        for (long quadrant : QUADRANTS) {
            if ((Long.bitCount(empty & quadrant) & 1) != 0) {
                parity |= quadrant;
            }
        }
        return parity;
    }

    /** The number of quadrants in a parity. */
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
