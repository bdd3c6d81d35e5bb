package dev.outflank.arena.competition;

import java.util.List;

/** A pairing rule for a tournament, in which the number of pairs is known from the start. */
public sealed interface Format extends PairingRule permits RoundRobin, Gauntlet, EloLadder, PointsRace {
    /** Total number of pairs for this number of entries. */
    int pairs(int entries);

    /** The stages, each with its own standings. */
    List<Stage> stages();

    /** The format and its settings as text. */
    String description();

    /**
     * What the journal stores of the format: a journal is only continued with the same text. A number of rounds or pairs
     * that can be raised later is left out.
     */
    String journalText();

    /** Whether the schedule is fixed from the start, so that a void pair may be played at any later time. */
    boolean hasFixedSchedule();
}
