package dev.outflank.rules;

/**
 * Text that is no move, board or game: one sentence for the person who wrote it, and where in the text it went wrong.
 */
public final class NotationException extends Exception {
    private final String reason;
    private final int line;
    private final int column;

    /** A fault with no place of its own, such as a board of the wrong length. */
    public NotationException(String reason) {
        this(reason, 0, 0);
    }

    /** A fault at a line and column, both from 1; 0 when it has no place of its own. */
    public NotationException(String reason, int line, int column) {
        super(line == 0 ? reason : "line " + line + ", column " + column + ": " + reason);
        this.reason = reason;
        this.line = line;
        this.column = column;
    }

    /** The sentence without the place. */
    public String reason() {
        return reason;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** Text as it is quoted in a message: cut where it is long, control characters made visible. */
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
