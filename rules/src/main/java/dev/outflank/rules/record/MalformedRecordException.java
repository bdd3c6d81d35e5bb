package dev.outflank.rules.record;

/** Thrown when a text is not a valid game, with the offset of the error. */
final class MalformedRecordException extends Exception {
    private final int offset;
    private final String reason;

    MalformedRecordException(int offset, String reason) {
        // No stack trace: a hostile text can contain millions of errors.
        super(reason, null, false, false);
        this.offset = offset;
        this.reason = reason;
    }

    int offset() {
        return offset;
    }

    String reason() {
        return reason;
    }
}
