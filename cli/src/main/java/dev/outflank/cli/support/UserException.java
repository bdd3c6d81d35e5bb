package dev.outflank.cli.support;

/** Bad arguments or bad input. The message is one sentence that is shown to the user; the exit code is 2. */
public final class UserException extends RuntimeException {
    public UserException(String message) {
        super(message);
    }
}
