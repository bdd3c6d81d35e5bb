package dev.outflank.judge.competition;

import dev.outflank.arena.competition.Stage;

/**
 * Two entries that are to play, or have played, a pair of games.
 *
 * @param place its position in the order of results
 * @param edition 0, or the id of the rejudge to which it belongs
 * @param counts whether its result counts: that of a rejudge counts only after it was applied
 */
public record Pairing(
        long id,
        String contest,
        Stage stage,
        long a,
        long b,
        int round,
        long edition,
        long place,
        boolean counts,
        State state,
        int priority,
        int attempts,
        String reason) {

    /** The progress of a pairing. */
    public enum State {
        PENDING,
        PLAYED,
        /** Not played: too many internal errors, one entry left, or the rejudge ended. Counts for no one. */
        VOID
    }
}
