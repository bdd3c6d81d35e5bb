package dev.outflank.judge.submission;

import java.time.Instant;
import java.util.Optional;

/**
 * A submission in the database.
 *
 * @param content hash of the files
 * @param reason the reason of its state, in one sentence
 * @param log log of the compiler, the public tests and the test games
 * @param botName the name of the program on leaderboards, if the student has chosen one
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
        Optional<Instant> checkedAt,
        Optional<String> botName) {

    /** The progress of a submission. */
    public enum State {
        QUEUED,
        /** Replaced by a newer submission before it was checked. */
        SKIPPED,
        BROKEN,
        /** The server failed to check it several times and has given up. */
        UNCHECKED,
        /** It works, but does not meet the entry requirement. */
        REFUSED,
        ENTERED
    }
}
