package dev.outflank.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reference implementation of the rules, square by square, that the bitboards are tested against. */
final class NaiveBoard {
    private final @Nullable Colour[][] squares;

    NaiveBoard(Position position) {
        int size = position.size();
        squares = new Colour[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                squares[row][column] = position.at(row, column);
            }
        }
    }

    List<Move> moves(Colour side) {
        List<Move> moves = new ArrayList<>();
        for (int row = 0; row < squares.length; row++) {
            for (int column = 0; column < squares.length; column++) {
                if (!flips(side, row, column).isEmpty()) {
                    moves.add(Move.at(row, column));
                }
            }
        }
        return moves;
    }

    List<Move> flips(Colour side, int row, int column) {
        List<Move> flips = new ArrayList<>();
        if (squares[row][column] != null) {
            return flips;
        }
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                List<Move> run = new ArrayList<>();
                int r = row + down;
                int c = column + right;
                while (isInside(r, c) && squares[r][c] == side.other()) {
                    run.add(Move.at(r, c));
                    r += down;
                    c += right;
                }
                if (isInside(r, c) && squares[r][c] == side) {
                    flips.addAll(run);
                }
            }
        }
        return flips;
    }

    void play(Colour side, Move move) {
        for (Move flip : flips(side, move.row(), move.column())) {
            squares[flip.row()][flip.column()] = side;
        }
        squares[move.row()][move.column()] = side;
    }

    Position position(Colour toMove) {
        PositionBuilder setup = new PositionBuilder(squares.length);
        for (int row = 0; row < squares.length; row++) {
            for (int column = 0; column < squares.length; column++) {
                Colour disc = squares[row][column];
                if (disc != null) {
                    setup.put(row, column, disc);
                }
            }
        }
        return setup.build(toMove);
    }

    private boolean isInside(int row, int column) {
        return row >= 0 && row < squares.length && column >= 0 && column < squares.length;
    }
}
