package dev.outflank.judge.competition;

import java.time.Instant;

/** Pairs played again: their results are staged next to the first ones, and count only once applied. */
public record Rejudge(long id, String contest, State state, String reason, Instant madeAt) {
    /** Whether the results of a rejudge count. */
    public enum State {
        STAGED,
        APPLIED,
        DISCARDED
    }
}
