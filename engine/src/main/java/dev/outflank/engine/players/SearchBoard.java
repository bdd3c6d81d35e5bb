package dev.outflank.engine.players;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * A mutable board for searches, seen by the side to move. It keeps one state per ply of the current line, so that undo
 * only decrements the ply. Squares are numbers that increase in reading order; {@link #move} converts them to moves.
 */
abstract sealed class SearchBoard permits SmallSearchBoard, LargeSearchBoard {
    /** Greater than every square number, on all sizes. */
    static final int SQUARES = 1 << 10;

    final int size;
    private final int rootEmpties;
    int ply;

    SearchBoard(Position position) {
        this.size = position.size();
        this.rootEmpties = position.empties();
    }

    static SearchBoard of(Position position) {
        return position.size() <= 8 ? new SmallSearchBoard(position) : new LargeSearchBoard(position);
    }

    /** Number of states that any line from a position needs: a pass before every move, and the root. */
    static int plyCapacity(Position position) {
        return 2 * position.empties() + 2;
    }

    /** Number of empty squares at the root. */
    final int rootEmpties() {
        return rootEmpties;
    }

    /** Number of moves and passes since the root. */
    final int ply() {
        return ply;
    }

    /** Writes the squares of all legal moves in reading order and returns their number. */
    abstract int listMoves(int[] squares);

    /** Number of legal moves of the side to move. */
    abstract int mobility();

    /** Number of legal moves that the opponent would have if it were to move. */
    abstract int opponentMobility();

    abstract void play(int square);

    abstract void pass();

    final void undo() {
        ply--;
    }

    final void undoTo(int earlier) {
        ply = earlier;
    }

    /** Number of discs of the side to move. */
    abstract int discs();

    abstract int opponentDiscs();

    /** Discs of the side to move minus discs of the opponent. */
    final int discDifference() {
        return discs() - opponentDiscs();
    }

    /** Corners of the side to move minus corners of the opponent. */
    abstract int cornerDifference();

    /** A hash of size, discs and side to move. */
    abstract long key();

    abstract Move move(int square);

    /** The discs of one side, one {@code long} per row. */
    static long[] rows(Position position, Colour colour) {
        long[] rows = new long[position.size()];
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                if (position.at(row, column) == colour) {
                    rows[row] |= 1L << column;
                }
            }
        }
        return rows;
    }

    static long mix(long key, long word) {
        long z = (key ^ word) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 32) * 0xD6E8FEB86659FD93L;
        return z ^ z >>> 29;
    }
}
