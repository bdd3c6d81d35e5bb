package dev.outflank.engine.book;

import dev.outflank.rules.Position;

/** One number for a position of up to 8×8 and all that are the same turned or mirrored. */
public final class BookKey {
    private BookKey() {}

    /** What tells the sizes of boards apart. */
    private static final long SALT = 0x9E3779B97F4A7C15L;

    public static long of(Position position) {
        // In the middle of the grid, a smaller board's images are images there too.
        int rim = (8 - position.size()) / 2;
        int corner = 9 * rim;
        long key = of(
                position.bits(position.toMove()) << corner,
                position.bits(position.toMove().other()) << corner);
        return key ^ rim * SALT;
    }

    /** The least of the mixed numbers of the eight positions: it does not depend on which of them is asked. */
    public static long of(long own, long opp) {
        long least = Long.MAX_VALUE;
        long mover = own;
        long other = opp;
        for (int turn = 0; turn < 4; turn++) {
            least = Math.min(least, Math.min(hash(mover, other), hash(transpose(mover), transpose(other))));
            // A quarter turn: rows become columns, then the board is turned upside down.
            mover = Long.reverseBytes(transpose(mover));
            other = Long.reverseBytes(transpose(other));
        }
        return least;
    }

    /** Rows become columns. */
    private static long transpose(long board) {
        long b = board;
        long swap = (b ^ b >>> 7) & 0x00AA00AA00AA00AAL;
        b ^= swap ^ swap << 7;
        swap = (b ^ b >>> 14) & 0x0000CCCC0000CCCCL;
        b ^= swap ^ swap << 14;
        swap = (b ^ b >>> 28) & 0x00000000F0F0F0F0L;
        return b ^ swap ^ swap << 28;
    }

    private static long hash(long own, long opp) {
        long key = (own ^ own >>> 31) * 0x9E3779B97F4A7C15L + (opp ^ opp >>> 29) * 0xBF58476D1CE4E5B9L;
        key = (key ^ key >>> 32) * 0x94D049BB133111EBL;
        return key ^ key >>> 29;
    }
}
