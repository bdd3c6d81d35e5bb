package dev.outflank.engine.book;

import dev.outflank.rules.Position;

/** A 64-bit hash of a position on a board up to 8×8, equal for all its rotations and reflections. */
public final class BookKey {
    private BookKey() {}

    /** Distinguishes board sizes. */
    private static final long SALT = 0x9E3779B97F4A7C15L;

    /** The key of a position. */
    public static long of(Position position) {
        // A smaller board is centred on the 8×8 grid, so that symmetries of the grid are symmetries of the board.
        int rim = (8 - position.size()) / 2;
        int corner = 9 * rim;
        long key = of(
                position.bits(position.toMove()) << corner,
                position.bits(position.toMove().other()) << corner);
        return key ^ rim * SALT;
    }

    /** The key of a position given as bitboards: the minimum hash over its eight symmetric images. */
    public static long of(long own, long opp) {
        long key = Long.MAX_VALUE;
        long mover = own;
        long other = opp;
        for (int turn = 0; turn < 4; turn++) {
            key = Math.min(key, Math.min(hash(mover, other), hash(transpose(mover), transpose(other))));
            // A quarter turn is a transposition followed by a vertical flip.
            mover = Long.reverseBytes(transpose(mover));
            other = Long.reverseBytes(transpose(other));
        }
        return key;
    }

    /** Exchanges rows and columns. */
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
