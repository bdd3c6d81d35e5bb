package dev.outflank.arena.tournament;

/** Receives the progress of a tournament. Called from the thread that runs the tournament. */
public interface TournamentListener {
    /** The tournament starts, or resumes after the pairs of its journal. */
    default void started(int pairsBefore, int totalPairs) {}

    /** Called before each pair. If false, running pairs are finished, and no more are started. */
    default boolean shouldContinue() {
        return true;
    }

    /** A pair was played and written to disk. */
    default void pairPlayed(PlayedPair played, TournamentResults results) {}

    /** A pair could not be played because the arena failed; it does not count. */
    default void pairVoided(ScheduledPair pair, String reason) {}
}
