package dev.outflank.arena.tournament;

/** Whoever follows a tournament while it is played. Calls come from the thread that asked for it. */
public interface TournamentListener {
    /** The tournament begins, or goes on after this many meetings that its journal held. */
    default void began(int meetingsBefore, int meetingsInAll) {}

    /** Asked before each meeting: with {@code false} those that run are finished, and no more are begun. */
    default boolean goesOn() {
        return true;
    }

    /** A meeting was played, and is safely on the disk. */
    default void played(Played played, Results results) {}

    /** A meeting could not be played, through no fault of the entrants: it does not count. */
    default void voided(Meeting meeting, String reason) {}
}
