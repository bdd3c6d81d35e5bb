package dev.outflank.judge.store;

import java.time.Instant;
import java.util.Optional;

/**
 * What a student handed in at one time.
 *
 * @param content a hash of its files
 * @param reason why it is in this state, in a sentence
 * @param log the compiler's words, the check's and the self-play pair's
 */
public record StoredSubmission(
        long id,
        String contest,
        long person,
        String content,
        State state,
        String reason,
        String log,
        int attempts,
        Instant madeAt,
        Optional<Instant> checkedAt) {

    /** How far it has come. */
    public enum State {
        QUEUED,
        /** A newer one came before this was looked at. */
        SKIPPED,
        BROKEN,
        /** It works, but the contest's entry asks for more. */
        REFUSED,
        ENTERED
    }
}
