package dev.outflank.engine.players;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Naive board as in the courses: characters B, W and U, scanned square by square. Reference implementations use it, so
 * that they share no code with the players they are compared with.
 */
final class CharBoard {
    final char[][] cells;

    private CharBoard(char[][] cells) {
        this.cells = cells;
    }

    static CharBoard of(Position position) {
        String[] rows = BoardText.board(position, 'B', 'W', 'U', "/").split("/");
        char[][] cells = new char[rows.length][];
        for (int row = 0; row < rows.length; row++) {
            cells[row] = rows[row].toCharArray();
        }
        return new CharBoard(cells);
    }

    static char other(char side) {
        return side == 'B' ? 'W' : 'B';
    }

    CharBoard copy() {
        char[][] copy = new char[cells.length][];
        for (int row = 0; row < cells.length; row++) {
            copy[row] = cells[row].clone();
        }
        return new CharBoard(copy);
    }

    /** Returns the number of discs that a move flips, and flips them if {@code apply} is set. */
    int flip(int row, int column, char side, boolean apply) {
        if (cells[row][column] != 'U') {
            return 0;
        }
        int total = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                int run = 0;
                int r = row + down;
                int c = column + right;
                while (isOn(r, c) && cells[r][c] == other(side)) {
                    run++;
                    r += down;
                    c += right;
                }
                if (run > 0 && isOn(r, c) && cells[r][c] == side) {
                    total += run;
                    for (int i = 1; apply && i <= run; i++) {
                        cells[row + i * down][column + i * right] = side;
                    }
                }
            }
        }
        return total;
    }

    private boolean isOn(int row, int column) {
        return row >= 0 && column >= 0 && row < cells.length && column < cells.length;
    }

    int flips(Move move, char side) {
        return flip(move.row(), move.column(), side, false);
    }

    CharBoard after(Move move, char side) {
        CharBoard after = copy();
        after.flip(move.row(), move.column(), side, true);
        after.cells[move.row()][move.column()] = side;
        return after;
    }

    List<Move> moves(char side) {
        List<Move> moves = new ArrayList<>();
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells.length; column++) {
                if (flip(row, column, side, false) > 0) {
                    moves.add(Move.at(row, column));
                }
            }
        }
        return moves;
    }

    int count(char disc) {
        int count = 0;
        for (char[] row : cells) {
            for (char cell : row) {
                count += cell == disc ? 1 : 0;
            }
        }
        return count;
    }

    int lead(char side) {
        return count(side) - count(other(side));
    }

    /** The greedy move; a pass if there is none. */
    Move greedy(char side) {
        Move best = Move.PASS;
        for (Move move : moves(side)) {
            if (best.isPass() || flips(move, side) > flips(best, side)) {
                best = move;
            }
        }
        return best;
    }

    /**
     * Exact score by plain minimax: the side's disc difference at the end, times {@code sign}, which is 1, or −1 if fewest
     * discs win.
     */
    int solve(char side, int sign) {
        List<Move> moves = moves(side);
        if (moves.isEmpty()) {
            return moves(other(side)).isEmpty() ? sign * lead(side) : -solve(other(side), sign);
        }
        return moves.stream()
                .mapToInt(move -> -after(move, side).solve(other(side), sign))
                .max()
                .orElseThrow();
    }
}
