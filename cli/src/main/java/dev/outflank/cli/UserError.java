package dev.outflank.cli;

/** What a person asked for cannot be done: one sentence, shown as it is, and exit code 2. */
final class UserError extends RuntimeException {
    UserError(String sentence) {
        super(sentence);
    }
}
