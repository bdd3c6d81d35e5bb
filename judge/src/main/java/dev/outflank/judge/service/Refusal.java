package dev.outflank.judge.service;

/** What somebody asked of the judge and cannot have: one sentence. */
public final class Refusal extends Exception {
    public Refusal(String sentence) {
        super(sentence);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
