package dev.outflank.arena.match;

/** Receives the progress of a match. Called from the thread that runs the match. */
@FunctionalInterface
public interface MatchListener {
    /**
     * A pair was played, now or before a match was resumed.
     *
     * @param number the pair's number, starting at 0; pairs that run in parallel may finish in another order
     * @param score the score including this pair
     * @return whether to continue the match; if not, pairs already started are finished and count
     */
    boolean pairPlayed(int number, GamePair pair, MatchScore score);

    /** A pair could not be played because the arena failed; it does not count, and the match continues. */
    default void pairVoided(int number, String reason) {}
}
