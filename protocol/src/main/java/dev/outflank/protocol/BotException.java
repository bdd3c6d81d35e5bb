package dev.outflank.protocol;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A program failed: the verdict, a sentence for its author, and if possible a hint how to fix it. The sentence may quote the program,
 * so it is made printable.
 */
public final class BotException extends Exception {
    private final Verdict verdict;
    private final String reason;
    private final @Nullable String hint;

    public BotException(Verdict verdict, String reason) {
        this(verdict, reason, null);
    }

    public BotException(Verdict verdict, String reason, @Nullable String hint) {
        super(verdict + ": " + PrintableText.of(reason));
        this.verdict = verdict;
        this.reason = PrintableText.of(reason);
        this.hint = hint;
    }

    public Verdict verdict() {
        return verdict;
    }

    public String reason() {
        return reason;
    }

    /** How the author can fix it, in one or more sentences. */
    public Optional<String> hint() {
        return Optional.ofNullable(hint);
    }
}
