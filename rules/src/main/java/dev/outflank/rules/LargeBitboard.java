package dev.outflank.rules;

/**
 * Move generation and flips on boards larger than 8×8: one {@code long} per row, bit = column, the mover's discs first.
 * All squares of a row are processed in parallel: two sweeps carry vertical and diagonal runs from row to row, and
 * horizontal runs grow within a word. Arrays have at least {@code size} elements and belong to the caller; nothing is
 * allocated here.
 */
public final class LargeBitboard {
    private LargeBitboard() {}

    /** Writes the legal moves of {@code own} to {@code moves}, one {@code long} per row, and returns their number. */
    public static int moves(long[] own, long[] opp, int size, long[] moves) {
        long board = (1L << size) - 1;

        // 1. Downwards: runs of opponent discs below an own disc, vertical or diagonal.
        long above = 0;
        long straight = 0;
        long right = 0;
        long left = 0;
        for (int row = 0; row < size; row++) {
            long o = opp[row];
            moves[row] = straight | right << 1 | left >>> 1 | movesAlongRow(own[row], o);
            straight = o & (above | straight);
            right = o & (above | right) << 1;
            left = o & (above | left) >>> 1;
            above = own[row];
        }

        // 2. Upwards: the same from below; then keep only empty squares of the board.
        int count = 0;
        long below = 0;
        straight = 0;
        right = 0;
        left = 0;
        for (int row = size - 1; row >= 0; row--) {
            long o = opp[row];
            moves[row] = (moves[row] | straight | right << 1 | left >>> 1) & board & ~(own[row] | o);
            count += Long.bitCount(moves[row]);
            straight = o & (below | straight);
            right = o & (below | right) << 1;
            left = o & (below | left) >>> 1;
            below = own[row];
        }
        return count;
    }

    /**
     * The squares of a row behind runs of {@code opp} that begin next to {@code own}. To the right, adding the first
     * disc of a run makes the carry ripple through it; to the left, a Kogge–Stone parallel-prefix fill grows the runs by
     * 1, 2, 4, 8 and 16 discs.
     */
    private static long movesAlongRow(long own, long opp) {
        long right = opp + (opp & own << 1);
        long left = opp & own >>> 1;
        long run = opp;
        for (int step = 1; step < Position.MAX_SIZE; step <<= 1) {
            left |= run & left >>> step;
            run &= run >>> step;
        }
        return right | left >>> 1;
    }

    /**
     * Writes the discs that are flipped when {@code own} plays at a square to {@code flips}, one {@code long} per row,
     * and returns their number; 0 if the move is illegal.
     */
    public static int flips(long[] own, long[] opp, int size, int row, int column, long[] flips) {
        for (int r = 0; r < size; r++) {
            flips[r] = 0;
        }
        long square = 1L << column;
        long stops = ~opp[row];

        // 1. Along the row: the discs up to the nearest square without an opponent disc, if that square holds an own
        // disc.
        long rightOf = -square << 1;
        long anchor = Long.lowestOneBit(rightOf & stops) & own[row];
        if (anchor != 0) {
            flips[row] |= rightOf & (anchor - 1);
        }
        long leftOf = square - 1;
        anchor = Long.highestOneBit(leftOf & stops) & own[row];
        if (anchor != 0) {
            flips[row] |= leftOf & -anchor << 1;
        }
        int count = Long.bitCount(flips[row]);

        // 2. The six rays into other rows.
        for (int slant = -1; slant <= 1; slant++) {
            count += flipsOnRay(own, opp, size, row, square, -1, slant, flips);
            count += flipsOnRay(own, opp, size, row, square, 1, slant, flips);
        }
        return count;
    }

    private static int flipsOnRay(
            long[] own, long[] opp, int size, int row, long square, int down, int slant, long[] flips) {
        int length = 0;
        int r = row + down;
        long bit = shifted(square, slant);
        while (r >= 0 && r < size && (opp[r] & bit) != 0) {
            length++;
            r += down;
            bit = shifted(bit, slant);
        }
        if (length == 0 || r < 0 || r >= size || (own[r] & bit) == 0) {
            return 0;
        }
        bit = shifted(square, slant);
        for (int i = 1; i <= length; i++) {
            flips[row + i * down] |= bit;
            bit = shifted(bit, slant);
        }
        return length;
    }

    private static long shifted(long bit, int slant) {
        return slant == 0 ? bit : slant > 0 ? bit << 1 : bit >>> 1;
    }
}
