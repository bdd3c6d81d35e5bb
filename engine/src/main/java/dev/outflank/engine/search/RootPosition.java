package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * The root position of a search as bitboards. A board smaller than 8×8 is centred on the grid, so that the
 * {@link Quadrants} of the grid are those of the board.
 *
 * @param own the discs of the side to move
 * @param opp the discs of the opponent
 * @param squares the squares of the board
 */
record RootPosition(long own, long opp, long squares) {
    static RootPosition of(Position position) {
        if (position.size() > Search.MAX_BOARD_SIZE) {
            throw new IllegalArgumentException(
                    "this search supports 4×4, 6×6 and 8×8, not " + position.size() + "×" + position.size());
        }
        int corner = 9 * (8 - position.size()) / 2;
        return new RootPosition(
                position.bits(position.toMove()) << corner,
                position.bits(position.toMove().other()) << corner,
                Bitboard.squares(position.size()) << corner);
    }

    /** The move to a square of the grid. */
    Move moveAt(int square) {
        return Move.atBit(square - Long.numberOfTrailingZeros(squares));
    }

    /** Whether this is the start position or a symmetric image of it. */
    boolean isStartPosition() {
        long centre = 0x0000001818000000L;
        return (own | opp) == centre && Long.bitCount(moves()) == 4;
    }

    long moves() {
        return Bitboard.moves(own, opp) & squares;
    }

    int empties() {
        return Long.bitCount(~(own | opp) & squares);
    }

    long parity() {
        return Quadrants.parity(~(own | opp) & squares);
    }

    RootPosition play(int square) {
        long flips = Bitboard.flips(own, opp, square);
        return new RootPosition(opp ^ flips, own ^ flips ^ 1L << square, squares);
    }

    RootPosition pass() {
        return new RootPosition(opp, own, squares);
    }
}
