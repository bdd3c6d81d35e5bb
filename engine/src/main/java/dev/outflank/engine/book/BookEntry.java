package dev.outflank.engine.book;

/**
 * What a {@link BookFile} knows of a position, for the side to move.
 *
 * @param own the mover's discs, in the canonical image
 * @param opp the opponent's discs
 * @param value the minimax value of the book below the position
 * @param leafValue the value of the best move that leads out of the book, by search; {@link #NO_VALUE} if none is known
 * @param leafMove the square of that move; {@link #NO_MOVE} if there is none
 * @param level the level of the search
 */
record BookEntry(long own, long opp, int value, int leafValue, int leafMove, int level)
        implements Comparable<BookEntry> {
    static final int NO_VALUE = -128;
    static final int NO_MOVE = 64;

    /** An entry that was not searched yet. */
    static BookEntry unsearched(BookPosition position) {
        return new BookEntry(position.own(), position.opp(), 0, NO_VALUE, NO_MOVE, 0);
    }

    BookEntry withLeaf(int value, int move, int level) {
        return new BookEntry(own, opp, this.value, value, move, level);
    }

    BookPosition position() {
        return new BookPosition(own, opp, 1);
    }

    @Override
    public int compareTo(BookEntry other) {
        return BookPosition.compare(own, opp, other.own, other.opp);
    }
}
