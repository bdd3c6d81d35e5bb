package dev.outflank.cli.support;

/** What a person asked for cannot be done: one sentence, shown as it is, and exit code 2. */
public final class UserException extends RuntimeException {
    public UserException(String sentence) {
        super(sentence);
    }
}
