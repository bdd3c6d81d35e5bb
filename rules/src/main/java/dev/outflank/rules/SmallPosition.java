package dev.outflank.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position on 4×4, 6×6 or 8×8, stored as a {@link Bitboard}. */
final class SmallPosition extends Position {
    final long own;
    final long opp;
    private final long moves;

    SmallPosition(int size, long own, long opp, Colour toMove) {
        super(size, toMove);
        this.own = own;
        this.opp = opp;
        this.moves = Bitboard.moves(own, opp) & Bitboard.squares(size);
    }

    @Override
    public List<Move> moves() {
        List<Move> list = new ArrayList<>(mobility());
        for (long m = moves; m != 0; m &= m - 1) {
            list.add(Move.atBit(Long.numberOfTrailingZeros(m)));
        }
        return list;
    }

    @Override
    public int mobility() {
        return Long.bitCount(moves);
    }

    @Override
    public Move move(int n) {
        return Move.atBit(Long.numberOfTrailingZeros(Long.expand(1L << n, moves)));
    }

    @Override
    public int flips(Move move) {
        if (!isOnBoard(move) || (moves & 1L << move.bit()) == 0) {
            return 0;
        }
        return Long.bitCount(Bitboard.flips(own, opp, move.bit()));
    }

    private boolean isOnBoard(Move move) {
        return !move.isPass() && move.row() < size() && move.column() < size();
    }

    @Override
    Position playUnchecked(Move move) {
        long flips = Bitboard.flips(own, opp, move.bit());
        return new SmallPosition(size(), opp ^ flips, own ^ flips ^ 1L << move.bit(), toMove().other());
    }

    @Override
    public Position passed() {
        return new SmallPosition(size(), opp, own, toMove().other());
    }

    @Override
    public @Nullable Colour at(int row, int column) {
        long bit = 1L << Move.at(row, column).bit();
        return (own & bit) != 0 ? toMove() : (opp & bit) != 0 ? toMove().other() : null;
    }

    @Override
    public int discs(Colour colour) {
        return Long.bitCount(bits(colour));
    }

    @Override
    public long bits(Colour colour) {
        return colour == toMove() ? own : opp;
    }

    @Override
    public long key() {
        return mix(mix(size() + 64L * toMove().letter(), own), opp);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SmallPosition that
                && size() == that.size()
                && toMove() == that.toMove()
                && own == that.own
                && opp == that.opp;
    }
}
