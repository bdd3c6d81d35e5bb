package dev.outflank.rules;

/** Ray masks: the squares of the 8×8 grid in each direction from a square, without the square itself. */
final class Rays {
    /**
     * Eight masks per square. Index {@code 8·bit + 0…3}: rays towards higher bits (east, south-west, south,
     * south-east); {@code + 4…7}: the opposite rays. Each half fills one 256-bit vector.
     */
    static final long[] MASKS = masks();

    private Rays() {}

    private static long[] masks() {
        int[][] steps = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
        long[] masks = new long[64 * 8];
        for (int bit = 0; bit < 64; bit++) {
            for (int line = 0; line < 4; line++) {
                masks[8 * bit + line] = ray(bit, steps[line][0], steps[line][1]);
                masks[8 * bit + 4 + line] = ray(bit, -steps[line][0], -steps[line][1]);
            }
        }
        return masks;
    }

    private static long ray(int bit, int down, int right) {
        long mask = 0;
        int row = (bit >> 3) + down;
        int column = (bit & 7) + right;
        while (row >= 0 && row < 8 && column >= 0 && column < 8) {
            mask |= 1L << (row << 3 | column);
            row += down;
            column += right;
        }
        return mask;
    }
}
