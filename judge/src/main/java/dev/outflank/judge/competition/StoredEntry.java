package dev.outflank.judge.competition;

import java.time.Instant;
import java.util.Optional;

/**
 * An entry of a contest: a staff player, or one version of a student's program. The same files submitted again are the
 * same entry, with its results.
 *
 * @param name unique name in the contest: the name of the bot, or the login; earlier versions have the number of their submission after it
 * @param person the student; empty for staff players
 * @param content hash of the files, or the spec of a staff player
 * @param upload id of the last submission with this content
 * @param active whether it is the student's current version, or a current staff player
 * @param disqualified the reason of a disqualification
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
