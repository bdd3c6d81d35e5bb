package dev.outflank.rules;

/**
 * The canonical image of a board of two {@code long}s under the eight symmetries: the image with the smallest hash. The
 * hash is a key for tables of positions in which rotations and reflections count as one.
 *
 * <p>Image {@code 2·turn + mirror} is the board turned {@code turn} times by a quarter, then transposed if {@code mirror}
 * is 1.
 */
public final class PositionKey {
    /** Distinguishes board sizes. */
    private static final long SALT = 0x9E3779B97F4A7C15L;

    /** The number of images: rotations and reflections. */
    public static final int IMAGES = 8;

    private PositionKey() {}

    /** The key of a position on a board up to 8×8. */
    public static long of(Position position) {
        // A smaller board is centred on the 8×8 grid, so that symmetries of the grid are symmetries of the board.
        int rim = (8 - position.size()) / 2;
        int corner = 9 * rim;
        long key = of(
                position.bits(position.toMove()) << corner,
                position.bits(position.toMove().other()) << corner);
        return key ^ rim * SALT;
    }

    /** The key of a position given as bitboards, the mover's discs first. */
    public static long of(long own, long opp) {
        long key = Long.MAX_VALUE;
        long mover = own;
        long other = opp;
        for (int turn = 0; turn < 4; turn++) {
            key = Math.min(key, Math.min(hash(mover, other), hash(transpose(mover), transpose(other))));
            mover = quarterTurn(mover);
            other = quarterTurn(other);
        }
        return key;
    }

    /** The number of the image that has the key of a position. */
    public static int canonicalImage(long own, long opp) {
        long key = of(own, opp);
        for (int image = 0; image < IMAGES; image++) {
            if (hash(image(own, image), image(opp, image)) == key) {
                return image;
            }
        }
        throw new AssertionError("one of the images has the key");
    }

    /** An image of a set of squares. */
    public static long image(long squares, int image) {
        long turned = squares;
        for (int turn = 0; turn < image >> 1; turn++) {
            turned = quarterTurn(turned);
        }
        return (image & 1) == 0 ? turned : transpose(turned);
    }

    /** A quarter turn is a transposition followed by a vertical flip. */
    private static long quarterTurn(long board) {
        return Long.reverseBytes(transpose(board));
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
