package dev.outflank.judge.store;

import dev.outflank.arena.tournament.Stage;

/**
 * Two contenders who are to play, or have played, a pair of games.
 *
 * @param place the order in which its result counts
 * @param edition 0, or the rejudge that it belongs to
 * @param counts whether its result counts: that of a rejudge only when it was applied
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

    /** How far it has come. */
    public enum State {
        PENDING,
        PLAYED,
        /** Our own side failed too often; nobody is to blame for it but us. */
        VOID
    }
}
