package dev.outflank.rules;

/** Builds a position disc by disc, beginning with an empty board. */
public final class PositionBuilder {
    private final int size;
    private final long[] black;
    private final long[] white;

    public PositionBuilder(int size) {
        if (!Position.isValidSize(size)) {
            throw new IllegalArgumentException("expected an even board size from 4 to 26, not " + size);
        }
        this.size = size;
        this.black = new long[size];
        this.white = new long[size];
    }

    /** Places a disc and replaces the one that was there. */
    public PositionBuilder put(int row, int column, Colour colour) {
        if (row < 0 || row >= size || column < 0 || column >= size) {
            throw new IllegalArgumentException(
                    "row " + row + ", column " + column + " is outside a board of " + size + "×" + size);
        }
        long bit = 1L << column;
        black[row] &= ~bit;
        white[row] &= ~bit;
        (colour == Colour.BLACK ? black : white)[row] |= bit;
        return this;
    }

    /** The position with this side to move. The builder can be used further without affecting it. */
    public Position build(Colour toMove) {
        long[] own = toMove == Colour.BLACK ? black : white;
        long[] opp = toMove == Colour.BLACK ? white : black;
        return size <= Bitboard.MAX_BOARD_SIZE
                ? new SmallPosition(size, toBitboard(own), toBitboard(opp), toMove)
                : new LargePosition(size, own.clone(), opp.clone(), toMove);
    }

    private static long toBitboard(long[] rows) {
        long bits = 0;
        for (int row = 0; row < rows.length; row++) {
            bits |= rows[row] << 8 * row;
        }
        return bits;
    }
}
