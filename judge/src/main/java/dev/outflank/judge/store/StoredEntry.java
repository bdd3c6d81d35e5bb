package dev.outflank.judge.store;

import java.time.Instant;
import java.util.Optional;

/**
 * Whoever plays in a contest: a player of the staff, or one content of a student's. The same files uploaded again are
 * the same contender, with its results.
 *
 * @param name unique in the contest: the login, from the second content on with its number
 * @param person empty for the staff's players
 * @param upload the last with this content
 * @param active whether it plays; an older content of a student's does not
 * @param disqualified why it was put out
 */
public record StoredEntry(
        long id,
        String contest,
        String name,
        Optional<Long> person,
        String content,
        Optional<Long> upload,
        boolean active,
        Optional<String> disqualified,
        Instant enteredAt) {
    public boolean isPlaying() {
        return active && disqualified.isEmpty();
    }
}
