package dev.outflank.protocol;

/** A program broke a rule: which, and a sentence that its author understands. */
public final class BotFault extends Exception {
    private final Verdict verdict;
    private final String reason;

    public BotFault(Verdict verdict, String reason) {
        super(verdict + ": " + reason);
        this.verdict = verdict;
        this.reason = reason;
    }

    public Verdict verdict() {
        return verdict;
    }

    public String reason() {
        return reason;
    }
}
