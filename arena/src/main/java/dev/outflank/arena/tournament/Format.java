package dev.outflank.arena.tournament;

import java.util.Optional;

/**
 * Who meets whom. A format keeps no state: what comes next follows from the history alone, so that a tournament which
 * was stopped goes on as if it had not been.
 */
public sealed interface Format permits RoundRobin, Gauntlet, EloLadder, PointsRace {
    /** The meeting to begin now; empty when nothing can begin before something running has ended, or all is done. */
    Optional<ScheduledPair> nextPair(History history);

    /** How many meetings it takes with this many entrants. */
    int pairs(int entries);

    /** The format and its settings in a few words; journals of other words are not continued. */
    String description();

    /** Whether the order of meetings was fixed beforehand, so that a void one may be made good at any later time. */
    boolean hasFixedSchedule();
}
