package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Position;

/**
 * The position a search starts from, as bits.
 *
 * @param squares the squares of its board
 */
record Root(long own, long opp, long squares) {
    static Root of(Position position) {
        if (position.size() > 8) {
            throw new IllegalArgumentException("the search knows boards of 4×4, 6×6 and 8×8, not " + position.size()
                    + "×" + position.size());
        }
        return new Root(
                position.bits(position.toMove()),
                position.bits(position.toMove().other()),
                Bitboard.squares(position.size()));
    }

    long moves() {
        return Bitboard.moves(own, opp) & squares;
    }

    int empties() {
        return Long.bitCount(~(own | opp) & squares);
    }

    int parity() {
        return Quadrants.parity(~(own | opp) & squares);
    }

    Root played(int square) {
        long flips = Bitboard.flips(own, opp, square);
        return new Root(opp ^ flips, own ^ flips ^ 1L << square, squares);
    }

    Root passed() {
        return new Root(opp, own, squares);
    }
}
