package dev.outflank.arena.tournament;

/** Whoever follows a tournament while it is played. Calls come from the thread that asked for it. */
public interface TournamentListener {
    /** The tournament begins, or goes on after this many meetings that its journal held. */
    default void started(int pairsBefore, int totalPairs) {}

    /** Asked before each meeting: with {@code false} those that run are finished, and no more are begun. */
    default boolean shouldContinue() {
        return true;
    }

    /** A meeting was played, and is safely on the disk. */
    default void pairPlayed(PlayedPair played, TournamentResults results) {}

    /** A meeting could not be played, through no fault of the entrants: it does not count. */
    default void pairVoided(ScheduledPair meeting, String reason) {}
}
