package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Colour;
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
        long own = 0;
        long opp = 0;
        for (int row = 0; row < position.size(); row++) {
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                if (disc == position.toMove()) {
                    own |= 1L << (row << 3 | column);
                } else if (disc != null) {
                    opp |= 1L << (row << 3 | column);
                }
            }
        }
        return new Root(own, opp, Bitboard.squares(position.size()));
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
