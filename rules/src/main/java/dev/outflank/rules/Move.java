package dev.outflank.rules;

/**
 * A disc placed on a square, or a pass. Rows and columns count from 0 at the top left; the same square is the same move
 * on every board size. Instances are shared, so {@code ==} and {@code equals} agree.
 */
public final class Move implements Comparable<Move> {
    /** The pass, legal only when the side to move has no other move and the game is not over. */
    public static final Move PASS = new Move(-1, -1);

    private static final Move[] SQUARES = new Move[Position.MAX_SIZE * Position.MAX_SIZE];

    static {
        for (int i = 0; i < SQUARES.length; i++) {
            SQUARES[i] = new Move(i / Position.MAX_SIZE, i % Position.MAX_SIZE);
        }
    }

    private final int row;
    private final int column;

    private Move(int row, int column) {
        this.row = row;
        this.column = column;
    }

    /** The move to a square. */
    public static Move at(int row, int column) {
        if (row < 0 || row >= Position.MAX_SIZE || column < 0 || column >= Position.MAX_SIZE) {
            throw new IllegalArgumentException("row " + row + ", column " + column + " is outside every board");
        }
        return SQUARES[row * Position.MAX_SIZE + column];
    }

    /** The move to the square with this bit on the 8×8 grid of a {@link Bitboard}. */
    public static Move atBit(int bit) {
        return at(bit >> 3, bit & 7);
    }

    public boolean isPass() {
        return this == PASS;
    }

    public int row() {
        return row;
    }

    public int column() {
        return column;
    }

    /** The bit of this square on the 8×8 grid of a {@link Bitboard}. */
    public int bit() {
        assert row >= 0 && row < 8 && column < 8;
        return row << 3 | column;
    }

    /** Compares in reading order: row by row, left to right, a pass first. */
    @Override
    public int compareTo(Move other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return Notation.STANDARD.format(this);
    }
}
