package dev.outflank.engine.players;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * A board that moves are played on and taken back from, everything seen by the side to move. It keeps one level a move
 * of the line being looked at, so that taking back costs nothing. Squares are numbers that grow in reading order;
 * {@link #move} translates them.
 */
abstract sealed class SearchBoard permits SmallSearchBoard, LargeSearchBoard {
    /** Above every square number, on all sizes. */
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

    /** Levels enough for every line from a position: a pass before every move, and one more. */
    static int plyCapacity(Position position) {
        return 2 * position.empties() + 2;
    }

    /** Empty squares where the line began. */
    final int rootEmpties() {
        return rootEmpties;
    }

    /** The number of moves and passes from where the line began. */
    final int ply() {
        return ply;
    }

    /** Writes the squares of all moves in reading order, and returns their number. */
    abstract int listMoves(int[] squares);

    /** The number of moves of the side to move. */
    abstract int mobility();

    /** The number of moves the other side had if it were its turn. */
    abstract int opponentMobility();

    abstract void play(int square);

    abstract void pass();

    final void undo() {
        ply--;
    }

    final void undoTo(int earlier) {
        ply = earlier;
    }

    /** The number of discs of the side to move. */
    abstract int discs();

    abstract int opponentDiscs();

    /** Discs of the side to move minus discs of the other. */
    final int discDifference() {
        return discs() - opponentDiscs();
    }

    /** Corners of the side to move minus corners of the other. */
    abstract int cornerDifference();

    /** A hash of size, discs and side to move. */
    abstract long key();

    abstract Move move(int square);

    /** The discs of one side, one word a row. */
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
