package dev.outflank.engine.search;

/**
 * The four quarters of the 8×8 grid, as a cheap stand-in for the regions of empty squares. A set of quadrants is four
 * bits; a parity is the set of those with an odd number of empty squares. To move in an odd one tends to leave the
 * opponent without the last move there.
 */
final class Quadrants {
    private static final long NORTH_WEST = 0x000000000F0F0F0FL;

    /** The squares of a set of quadrants. */
    private static final long[] SQUARES = squares();

    private Quadrants() {}

    /** The quadrant of a square, as a set of one. */
    static int of(int square) {
        return 1 << (square >>> 2 & 1 | square >>> 4 & 2);
    }

    static long squares(int quadrants) {
        return SQUARES[quadrants & 15];
    }

    static int parity(long empty) {
        int parity = 0;
        for (int quadrant = 1; quadrant < 16; quadrant <<= 1) {
            parity |= (Long.bitCount(empty & SQUARES[quadrant]) & 1) * quadrant;
        }
        return parity;
    }

    private static long[] squares() {
        long[] squares = new long[16];
        for (int set = 0; set < 16; set++) {
            squares[set] = (set & 1) * NORTH_WEST
                    | (set >>> 1 & 1) * (NORTH_WEST << 4)
                    | (set >>> 2 & 1) * (NORTH_WEST << 32)
                    | (set >>> 3 & 1) * (NORTH_WEST << 36);
        }
        return squares;
    }
}
