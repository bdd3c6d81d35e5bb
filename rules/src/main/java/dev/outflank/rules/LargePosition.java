package dev.outflank.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position on 10×10 to 26×26, stored as a {@link LargeBitboard}. */
final class LargePosition extends Position {
    private final long[] own;
    private final long[] opp;
    private final long[] moves;
    private final int mobility;

    /** Keeps the arrays without copying: the caller must not modify them afterwards. */
    LargePosition(int size, long[] own, long[] opp, Colour toMove) {
        super(size, toMove);
        this.own = own;
        this.opp = opp;
        this.moves = new long[size];
        this.mobility = LargeBitboard.moves(own, opp, size, moves);
    }

    @Override
    public List<Move> moves() {
        List<Move> list = new ArrayList<>(mobility);
        for (int row = 0; row < size(); row++) {
            for (long m = moves[row]; m != 0; m &= m - 1) {
                list.add(Move.at(row, Long.numberOfTrailingZeros(m)));
            }
        }
        return list;
    }

    @Override
    public int mobility() {
        return mobility;
    }

    @Override
    public Move move(int n) {
        int left = n;
        for (int row = 0; row < size(); row++) {
            int count = Long.bitCount(moves[row]);
            if (left < count) {
                return Move.at(row, Long.numberOfTrailingZeros(Long.expand(1L << left, moves[row])));
            }
            left -= count;
        }
        throw new IndexOutOfBoundsException("move " + n + " of " + mobility);
    }

    @Override
    public int flips(Move move) {
        if (move.isPass() || move.row() >= size() || (moves[move.row()] & 1L << move.column()) == 0) {
            return 0;
        }
        return LargeBitboard.flips(own, opp, size(), move.row(), move.column(), new long[size()]);
    }

    @Override
    Position playUnchecked(Move move) {
        long[] flips = new long[size()];
        LargeBitboard.flips(own, opp, size(), move.row(), move.column(), flips);
        long[] mover = own.clone();
        long[] waiting = opp.clone();
        for (int row = 0; row < size(); row++) {
            mover[row] ^= flips[row];
            waiting[row] ^= flips[row];
        }
        mover[move.row()] |= 1L << move.column();
        return new LargePosition(size(), waiting, mover, toMove().other());
    }

    @Override
    public Position passed() {
        return new LargePosition(size(), opp, own, toMove().other());
    }

    @Override
    public @Nullable Colour at(int row, int column) {
        long bit = 1L << column;
        return (own[row] & bit) != 0 ? toMove() : (opp[row] & bit) != 0 ? toMove().other() : null;
    }

    @Override
    public int discs(Colour colour) {
        int count = 0;
        for (long row : colour == toMove() ? own : opp) {
            count += Long.bitCount(row);
        }
        return count;
    }

    @Override
    public long bits(Colour colour) {
        throw new IllegalArgumentException(
                "a board of " + size() + "×" + size() + " does not fit into a long, which has 64 bits");
    }

    @Override
    public long key() {
        long key = size() + 64L * toMove().letter();
        for (int row = 0; row < size(); row++) {
            key = mix(key, own[row] << 32 | opp[row]);
        }
        return key;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LargePosition that
                && size() == that.size()
                && toMove() == that.toMove()
                && Arrays.equals(own, that.own)
                && Arrays.equals(opp, that.opp);
    }
}
