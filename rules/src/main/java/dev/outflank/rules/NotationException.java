package dev.outflank.rules;

/** Thrown when a text is not a valid move, board or game. Its message is one sentence for the author of the text. */
public final class NotationException extends Exception {
    private final String reason;
    private final int line;
    private final int column;

    /** An error without a location, such as a board of the wrong length. */
    public NotationException(String reason) {
        this(reason, 0, 0);
    }

    /** An error at a line and column, both counted from 1; 0 if it has no location. */
    public NotationException(String reason, int line, int column) {
        super(line == 0 ? reason : "line " + line + ", column " + column + ": " + reason);
        this.reason = reason;
        this.line = line;
        this.column = column;
    }

    /** The message without the location. */
    public String reason() {
        return reason;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** The text in single quotes for a message, cut after 40 characters, with control characters escaped. */
    public static String quoted(String text) {
        StringBuilder shown = new StringBuilder("'");
        text.codePoints().limit(40).forEach(c -> {
            if (Character.isISOControl(c)) {
                shown.append(String.format("\\u%04x", c));
            } else {
                shown.appendCodePoint(c);
            }
        });
        return shown.append(text.codePointCount(0, text.length()) > 40 ? "…'" : "'")
                .toString();
    }
}
