package dev.outflank.engine.ladder;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.WideBoard;

/** 10×10 to 26×26: one word a row; a square is {@code 32·row + column}. */
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
        own = new long[levels(position)][];
        opp = new long[levels(position)][];
        ownDiscs = new int[levels(position)];
        oppDiscs = new int[levels(position)];
        scratch = new long[size];
        own[0] = rows(position, mover);
        opp[0] = rows(position, mover.other());
        ownDiscs[0] = position.discs(mover);
        oppDiscs[0] = position.discs(mover.other());
    }

    @Override
    int moves(int[] into) {
        WideBoard.moves(own[level], opp[level], size, scratch);
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
        return WideBoard.moves(own[level], opp[level], size, scratch);
    }

    @Override
    int opponentMobility() {
        return WideBoard.moves(opp[level], own[level], size, scratch);
    }

    @Override
    void play(int square) {
        int row = square >> ROW_SHIFT;
        long[] mover = own[level];
        long[] other = opp[level];
        int turned = WideBoard.flips(mover, other, size, row, square & COLUMN_MASK, scratch);
        nextLevel();
        for (int r = 0; r < size; r++) {
            own[level][r] = other[r] ^ scratch[r];
            opp[level][r] = mover[r] ^ scratch[r];
        }
        opp[level][row] |= 1L << (square & COLUMN_MASK);
        ownDiscs[level] = oppDiscs[level - 1] - turned;
        oppDiscs[level] = ownDiscs[level - 1] + turned + 1;
    }

    @Override
    void pass() {
        nextLevel();
        System.arraycopy(opp[level - 1], 0, own[level], 0, size);
        System.arraycopy(own[level - 1], 0, opp[level], 0, size);
        ownDiscs[level] = oppDiscs[level - 1];
        oppDiscs[level] = ownDiscs[level - 1];
    }

    /** Rows are made when a line first gets this long: few lines use all of the levels. */
    private void nextLevel() {
        level++;
        if (own[level] == null) {
            own[level] = new long[size];
            opp[level] = new long[size];
        }
    }

    @Override
    int discs() {
        return ownDiscs[level];
    }

    @Override
    int opponentDiscs() {
        return oppDiscs[level];
    }

    @Override
    int cornerDifference() {
        return corners(own[level]) - corners(opp[level]);
    }

    private int corners(long[] rows) {
        return Long.bitCount(rows[0] & corners) + Long.bitCount(rows[size - 1] & corners);
    }

    @Override
    long key() {
        long key = size;
        for (int row = 0; row < size; row++) {
            key = mixed(key, own[level][row] << 32 | opp[level][row]);
        }
        return key;
    }

    @Override
    Move move(int square) {
        return Move.at(square >> ROW_SHIFT, square & COLUMN_MASK);
    }
}
