package dev.outflank.arena.tournament;

import java.util.Optional;

/**
 * Tournament format: decides which entries play next. A format is stateless; the next pair follows from the history
 * alone, so a stopped tournament resumes as if it had never stopped.
 */
public sealed interface Format permits RoundRobin, Gauntlet, EloLadder, PointsRace {
    /** The pair to start now; empty if none can start before a running pair ends, or if all pairs are done. */
    Optional<ScheduledPair> nextPair(History history);

    /** Total number of pairs for this number of entries. */
    int pairs(int entries);

    /** The format and its settings as text. Stored in the journal, which is only continued with the same text. */
    String description();

    /** Whether the schedule is fixed from the start, so that a void pair may be played at any later time. */
    boolean hasFixedSchedule();
}
