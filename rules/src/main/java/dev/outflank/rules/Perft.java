package dev.outflank.rules;

/**
 * Perft: counts the move sequences of a given length, the usual test of a move generator and of its speed. Passes and
 * games that end early are counted by one of three conventions found in published tables.
 *
 * @see <a href="https://www.chessprogramming.org/Perft">Perft</a>
 */
public final class Perft {
    /** How passes, and games that end before the depth is reached, are counted. */
    public enum Convention {
        /** A pass is a ply; a finished game counts 1. */
        A,
        /** A pass is a ply; a finished game counts 0. */
        B,
        /** A pass is not a ply; a finished game counts 1. */
        C
    }

    private final Convention convention;

    public Perft(Convention convention) {
        this.convention = convention;
    }

    /** The number of sequences of {@code depth} plies from a position. */
    public long count(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("expected a depth of 0 or more, not " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        return position instanceof SmallPosition small
                ? countSmall(small.own, small.opp, Bitboard.squares(small.size()), depth)
                : countLarge(position, depth);
    }

    private long countSmall(long own, long opp, long squares, int depth) {
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return countSmallWithoutMove(own, opp, squares, depth);
        }
        if (depth == 1) {
            return Long.bitCount(moves);
        }
        long count = 0;
        for (long m = moves; m != 0; m &= m - 1) {
            int bit = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, bit);
            count += countSmall(opp ^ flips, own ^ flips ^ 1L << bit, squares, depth - 1);
        }
        return count;
    }

    private long countSmallWithoutMove(long own, long opp, long squares, int depth) {
        if ((Bitboard.moves(opp, own) & squares) == 0) {
            return endedGameCount();
        }
        int left = depthAfterPass(depth);
        return left == 0 ? 1 : countSmall(opp, own, squares, left);
    }

    private long countLarge(Position position, int depth) {
        if (position.mobility() == 0) {
            Position passed = position.passed();
            if (passed.mobility() == 0) {
                return endedGameCount();
            }
            int left = depthAfterPass(depth);
            return left == 0 ? 1 : countLarge(passed, left);
        }
        if (depth == 1) {
            return position.mobility();
        }
        long count = 0;
        for (Move move : position.moves()) {
            count += countLarge(position.playUnchecked(move), depth - 1);
        }
        return count;
    }

    private long endedGameCount() {
        return convention == Convention.B ? 0 : 1;
    }

    private int depthAfterPass(int depth) {
        return convention == Convention.C ? depth : depth - 1;
    }
}
