package dev.outflank.arena.match;

/** Whoever follows a match while it is played. Calls come from the thread that asked for the match. */
@FunctionalInterface
public interface MatchListener {
    /**
     * A pair was played.
     *
     * @param number the pair's number, from 0; pairs that run at once may end in another order
     * @param score the score with this pair
     * @return whether the match goes on; pairs that have begun are finished and count
     */
    boolean pairPlayed(int number, GamePair pair, MatchScore score);

    /** A pair could not be played, through no fault of the contestants; it does not count, and the match goes on. */
    default void pairVoided(int number, String reason) {}
}
