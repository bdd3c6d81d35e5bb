package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import org.jspecify.annotations.Nullable;

/** Thrown when a text is not a valid game, with the offset of the error and the moves read before it. */
final class MalformedRecordException extends Exception {
    private final int offset;
    private final String reason;
    private final transient @Nullable Game readBefore;

    MalformedRecordException(int offset, String reason) {
        this(offset, reason, null);
    }

    MalformedRecordException(int offset, String reason, @Nullable Game readBefore) {
        // No stack trace: a hostile text can contain millions of errors.
        super(reason, null, false, false);
        this.offset = offset;
        this.reason = reason;
        this.readBefore = readBefore;
    }

    int offset() {
        return offset;
    }

    String reason() {
        return reason;
    }

    @Nullable
    Game readBefore() {
        return readBefore;
    }
}
