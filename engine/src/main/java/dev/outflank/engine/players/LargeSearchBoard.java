package dev.outflank.engine.players;

import dev.outflank.rules.Colour;
import dev.outflank.rules.LargeBitboard;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** The board for 10×10 to 26×26: one {@code long} per row and side; a square is {@code 32·row + column}. */
final class LargeSearchBoard extends SearchBoard {
    private static final int ROW_SHIFT = 5;
    private static final int COLUMN_MASK = (1 << ROW_SHIFT) - 1;

    private final long corners;
    private final long[][] own;
    private final long[][] opp;
    private final int[] ownDiscs;
    private final int[] oppDiscs;
    private final long[] scratch;

    LargeSearchBoard(Position position) {
        super(position);
        Colour mover = position.toMove();
        corners = 1L | 1L << size - 1;
        own = new long[plyCapacity(position)][];
        opp = new long[plyCapacity(position)][];
        ownDiscs = new int[plyCapacity(position)];
        oppDiscs = new int[plyCapacity(position)];
        scratch = new long[size];
        own[0] = rows(position, mover);
        opp[0] = rows(position, mover.other());
        ownDiscs[0] = position.discs(mover);
        oppDiscs[0] = position.discs(mover.other());
    }

    @Override
    int listMoves(int[] into) {
        LargeBitboard.moves(own[ply], opp[ply], size, scratch);
        int count = 0;
        for (int row = 0; row < size; row++) {
            for (long m = scratch[row]; m != 0; m &= m - 1) {
                into[count++] = row << ROW_SHIFT | Long.numberOfTrailingZeros(m);
            }
        }
        return count;
    }

    @Override
    int mobility() {
        return LargeBitboard.moves(own[ply], opp[ply], size, scratch);
    }

    @Override
    int opponentMobility() {
        return LargeBitboard.moves(opp[ply], own[ply], size, scratch);
    }

    @Override
    void play(int square) {
        int row = square >> ROW_SHIFT;
        long[] mover = own[ply];
        long[] other = opp[ply];
        int turned = LargeBitboard.flips(mover, other, size, row, square & COLUMN_MASK, scratch);
        nextPly();
        for (int r = 0; r < size; r++) {
            own[ply][r] = other[r] ^ scratch[r];
            opp[ply][r] = mover[r] ^ scratch[r];
        }
        opp[ply][row] |= 1L << (square & COLUMN_MASK);
        ownDiscs[ply] = oppDiscs[ply - 1] - turned;
        oppDiscs[ply] = ownDiscs[ply - 1] + turned + 1;
    }

    @Override
    void pass() {
        nextPly();
        System.arraycopy(opp[ply - 1], 0, own[ply], 0, size);
        System.arraycopy(own[ply - 1], 0, opp[ply], 0, size);
        ownDiscs[ply] = oppDiscs[ply - 1];
        oppDiscs[ply] = ownDiscs[ply - 1];
    }

    /** Rows are allocated when a line first reaches this ply, because few lines use all of them. */
    private void nextPly() {
        ply++;
        if (own[ply] == null) {
            own[ply] = new long[size];
            opp[ply] = new long[size];
        }
    }

    @Override
    int discs() {
        return ownDiscs[ply];
    }

    @Override
    int opponentDiscs() {
        return oppDiscs[ply];
    }

    @Override
    int cornerDifference() {
        return corners(own[ply]) - corners(opp[ply]);
    }

    private int corners(long[] rows) {
        return Long.bitCount(rows[0] & corners) + Long.bitCount(rows[size - 1] & corners);
    }

    @Override
    long key() {
        long key = size;
        for (int row = 0; row < size; row++) {
            key = mix(key, own[ply][row] << 32 | opp[ply][row]);
        }
        return key;
    }

    @Override
    Move move(int square) {
        return Move.at(square >> ROW_SHIFT, square & COLUMN_MASK);
    }
}
