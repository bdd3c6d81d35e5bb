package dev.outflank.rules;

/** The two sides. Black always moves first. */
public enum Colour {
    BLACK('B', "Black"),
    WHITE('W', "White");

    private final char letter;
    private final String title;

    Colour(char letter, String title) {
        this.letter = letter;
        this.title = title;
    }

    public Colour other() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** {@code B} or {@code W}. */
    public char letter() {
        return letter;
    }

    /** {@code Black} or {@code White}, as in a sentence. */
    public String title() {
        return title;
    }
}
