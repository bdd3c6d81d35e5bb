package dev.outflank.web.compete;

import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.submission.StoredSubmission;
import java.util.Map;

/**
 * How far a contest is.
 *
 * @param submissions the number of students by the state of their submission
 * @param finished whether the final is over
 * @param waitingMarks the number of submissions that wait to be marked
 */
record ContestProgress(
        HostedContest hosted,
        long students,
        Map<StoredSubmission.State, Long> submissions,
        long games,
        long waitingPairs,
        boolean finished,
        long waitingMarks) {
    String base() {
        return "/compete/" + hosted.id();
    }

    long submitted() {
        return submissions.values().stream().mapToLong(Long::longValue).sum();
    }

    long count(StoredSubmission.State state) {
        return submissions.getOrDefault(state, 0L);
    }

    boolean hasCompetition() {
        return hosted.contest().competition().isPresent();
    }

    boolean isFrozen() {
        return hosted.stored().frozen();
    }
}
