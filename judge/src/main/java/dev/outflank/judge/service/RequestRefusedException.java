package dev.outflank.judge.service;

/** What somebody asked of the judge and cannot have: one sentence. */
public final class RequestRefusedException extends Exception {
    public RequestRefusedException(String sentence) {
        super(sentence);
    }

    public String reason() {
        return String.valueOf(getMessage());
    }
}
