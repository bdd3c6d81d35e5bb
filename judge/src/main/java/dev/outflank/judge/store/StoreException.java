package dev.outflank.judge.store;

/** A database that cannot be used: one sentence for whoever started the command. */
public final class StoreException extends Exception {
    StoreException(String sentence) {
        super(sentence);
    }

    StoreException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
