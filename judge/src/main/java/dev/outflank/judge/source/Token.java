package dev.outflank.judge.source;

/**
 * A word of a source.
 *
 * @param line where it begins, from 1
 */
record Token(Kind kind, String text, int line) {
    enum Kind {
        IDENTIFIER,
        KEYWORD,
        NUMBER,
        STRING,
        PUNCTUATOR,
        /** A line for the preprocessor of C, as a whole and without comments. */
        DIRECTIVE
    }

    boolean is(Kind other, String word) {
        return kind == other && text.equals(word);
    }
}
