package dev.outflank.protocol;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A program broke a rule: which, a sentence that its author understands, and where we know one, a way to mend it. */
public final class BotException extends Exception {
    private final Verdict verdict;
    private final String reason;
    private final @Nullable String hint;

    public BotException(Verdict verdict, String reason) {
        this(verdict, reason, null);
    }

    public BotException(Verdict verdict, String reason, @Nullable String hint) {
        super(verdict + ": " + reason);
        this.verdict = verdict;
        this.reason = reason;
        this.hint = hint;
    }

    public Verdict verdict() {
        return verdict;
    }

    public String reason() {
        return reason;
    }

    /** What the author can do about it. */
    public Optional<String> hint() {
        return Optional.ofNullable(hint);
    }
}
