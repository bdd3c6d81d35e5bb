package dev.outflank.judge.store;

/** A database that cannot be used. The message is one sentence for the user of the command. */
public final class StoreException extends Exception {
    StoreException(String message) {
        super(message);
    }

    StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
