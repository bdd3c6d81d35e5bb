package dev.outflank.engine.search;

/**
 * Counts the flips of the last move of a game without playing it. With one empty square left, every other square of a
 * line that is not own is the opponent's, so the own discs of a line determine how many discs are flipped in it: the line
 * is extracted to eight bits, which index a table.
 *
 * <p>On boards smaller than 8×8 the squares outside count as the opponent's, but no own disc is behind them.
 */
final class LastFlipCount {
    /** Four longs per square: masks of its column and two diagonals, and the square's table offsets on the diagonals. */
    private static final long[] LINE_MASKS = lineMasks();

    /** Twice the number of flips, by index of the square in the line (three bits) and own discs (eight bits). */
    private static final byte[] DOUBLED_FLIPS = doubledFlips();

    private LastFlipCount() {}

    /** Twice the number of discs that are flipped when {@code own} plays on the only empty square. */
    static int doubledCount(long own, int square) {
        int line = (square & 63) << 2;
        int diagonalOffsets = (int) LINE_MASKS[line + 3];
        int row = (int) (own >>> (square & 56)) & 255 | (square & 7) << 8;
        int column = (int) Long.compress(own, LINE_MASKS[line]) | (square & 56) << 5;
        int diagonal = (int) Long.compress(own, LINE_MASKS[line + 1]) | diagonalOffsets & 0x700;
        int antidiagonal = (int) Long.compress(own, LINE_MASKS[line + 2]) | diagonalOffsets >>> 16;
        return DOUBLED_FLIPS[row & 2047]
                + DOUBLED_FLIPS[column & 2047]
                + DOUBLED_FLIPS[diagonal & 2047]
                + DOUBLED_FLIPS[antidiagonal & 2047];
    }

    private static long[] lineMasks() {
        long[] lines = new long[64 * 4];
        for (int square = 0; square < 64; square++) {
            int row = square >> 3;
            int column = square & 7;
            lines[4 * square] = lineMask(row, column, 1, 0);
            lines[4 * square + 1] = lineMask(row, column, 1, 1);
            lines[4 * square + 2] = lineMask(row, column, 1, -1);
            int onDiagonal = Math.min(row, column);
            int onAntidiagonal = Math.min(row, 7 - column);
            lines[4 * square + 3] = (long) onDiagonal << 8 | (long) onAntidiagonal << 24;
        }
        return lines;
    }

    private static long lineMask(int row, int column, int down, int right) {
        long line = 0;
        for (int i = -7; i <= 7; i++) {
            int r = row + i * down;
            int c = column + i * right;
            if (r >= 0 && r < 8 && c >= 0 && c < 8) {
                line |= 1L << (r << 3 | c);
            }
        }
        return line;
    }

    private static byte[] doubledFlips() {
        byte[] flips = new byte[8 * 256];
        for (int index = 0; index < 8; index++) {
            for (int own = 0; own < 256; own++) {
                int above = Integer.numberOfTrailingZeros(own >>> (index + 1));
                int below = Integer.numberOfLeadingZeros(own << (32 - index));
                int count = (above < 7 ? above : 0) + (index > 0 && below < index ? below : 0);
                flips[index << 8 | own] = (byte) (2 * count);
            }
        }
        return flips;
    }
}
