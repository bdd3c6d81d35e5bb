package dev.outflank.engine.players;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** The board for 4×4, 6×6 and 8×8: one {@code long} per ply and side; a square is its bit on the 8×8 grid. */
final class SmallSearchBoard extends SearchBoard {
    private final long squares;
    private final long corners;
    private final long[] own;
    private final long[] opp;

    SmallSearchBoard(Position position) {
        super(position);
        squares = Bitboard.squares(size);
        int last = size - 1;
        corners = 1L | 1L << last | 1L << 8 * last | 1L << 9 * last;
        own = new long[plyCapacity(position)];
        opp = new long[plyCapacity(position)];
        own[0] = bits(position, position.toMove());
        opp[0] = bits(position, position.toMove().other());
    }

    /** The discs of one side on the 8×8 grid. */
    static long bits(Position position, Colour colour) {
        long bits = 0;
        long[] rows = rows(position, colour);
        for (int row = 0; row < rows.length; row++) {
            bits |= rows[row] << 8 * row;
        }
        return bits;
    }

    @Override
    int listMoves(int[] into) {
        int count = 0;
        for (long m = Bitboard.moves(own[ply], opp[ply]) & squares; m != 0; m &= m - 1) {
            into[count++] = Long.numberOfTrailingZeros(m);
        }
        return count;
    }

    @Override
    int mobility() {
        return Long.bitCount(Bitboard.moves(own[ply], opp[ply]) & squares);
    }

    @Override
    int opponentMobility() {
        return Long.bitCount(Bitboard.moves(opp[ply], own[ply]) & squares);
    }

    @Override
    void play(int square) {
        long mover = own[ply];
        long other = opp[ply];
        long flips = Bitboard.flips(mover, other, square);
        ply++;
        own[ply] = other ^ flips;
        opp[ply] = mover ^ flips ^ 1L << square;
    }

    @Override
    void pass() {
        ply++;
        own[ply] = opp[ply - 1];
        opp[ply] = own[ply - 1];
    }

    /** The discs of the side to move. */
    long own() {
        return own[ply];
    }

    /** The discs of the opponent. */
    long opp() {
        return opp[ply];
    }

    @Override
    int discs() {
        return Long.bitCount(own[ply]);
    }

    @Override
    int opponentDiscs() {
        return Long.bitCount(opp[ply]);
    }

    @Override
    int cornerDifference() {
        return Long.bitCount(own[ply] & corners) - Long.bitCount(opp[ply] & corners);
    }

    @Override
    long key() {
        return mix(mix(size, own[ply]), opp[ply]);
    }

    @Override
    Move move(int square) {
        return Move.atBit(square);
    }
}
