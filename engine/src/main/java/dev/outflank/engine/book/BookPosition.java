package dev.outflank.engine.book;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.PositionKey;

/**
 * A position of a {@link BookFile}, as the canonical one of its rotations and reflections, the mover's discs first. The
 * mover can move, or the game is over: a position in which one must pass is that of the other side, with the opposite
 * sign.
 *
 * @param own the mover's discs
 * @param opp the opponent's discs
 * @param sign −1 if the sides were exchanged because of a pass
 */
record BookPosition(long own, long opp, int sign) {
    static BookPosition of(long own, long opp) {
        boolean passes = Bitboard.moves(own, opp) == 0 && Bitboard.moves(opp, own) != 0;
        long mover = passes ? opp : own;
        long other = passes ? own : opp;
        int image = PositionKey.canonicalImage(mover, other);
        return new BookPosition(PositionKey.image(mover, image), PositionKey.image(other, image), passes ? -1 : 1);
    }

    /** The position after a move. */
    BookPosition play(int square) {
        long flips = Bitboard.flips(own, opp, square);
        return of(opp ^ flips, own ^ flips ^ 1L << square);
    }

    long moves() {
        return Bitboard.moves(own, opp);
    }

    boolean isOver() {
        return moves() == 0;
    }

    /** The result of a finished game for the mover, with empty squares counted for the winner. */
    int finalScore() {
        int lead = Long.bitCount(own) - Long.bitCount(opp);
        int empties = 64 - Long.bitCount(own | opp);
        return lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
    }

    /** Most discs first, so that the positions after a move come before it; then by discs. */
    static int compare(long own, long opp, long otherOwn, long otherOpp) {
        int byDiscs = Integer.compare(Long.bitCount(otherOwn | otherOpp), Long.bitCount(own | opp));
        if (byDiscs != 0) {
            return byDiscs;
        }
        return own != otherOwn ? Long.compare(own, otherOwn) : Long.compare(opp, otherOpp);
    }
}
