package dev.outflank.judge.submission;

/**
 * A token of a source file.
 *
 * @param line the line where it begins, starting at 1
 */
record Token(Kind kind, String text, int line) {
    enum Kind {
        IDENTIFIER,
        KEYWORD,
        NUMBER,
        STRING,
        PUNCTUATOR,
        /** A whole preprocessor line of C, without comments. */
        DIRECTIVE
    }

    boolean is(Kind other, String word) {
        return kind == other && text.equals(word);
    }
}
