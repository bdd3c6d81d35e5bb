package dev.outflank.rules.record;

/** Text that is no game, with the offset where that shows. */
final class MalformedRecordException extends Exception {
    private final int offset;
    private final String reason;

    MalformedRecordException(int offset, String reason) {
        // No stack trace: a hostile text can hold millions of faults.
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
