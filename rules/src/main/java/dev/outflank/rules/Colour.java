package dev.outflank.rules;

/** The colour of a side and its discs. Black moves first in the start position. */
public enum Colour {
    BLACK('B', "Black"),
    WHITE('W', "White");

    private final char letter;
    private final String title;

    Colour(char letter, String title) {
        this.letter = letter;
        this.title = title;
    }

    /** The opposite colour. */
    public Colour other() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** {@code B} or {@code W}. */
    public char letter() {
        return letter;
    }

    /** {@code Black} or {@code White}, for use in a sentence. */
    public String title() {
        return title;
    }
}
