package dev.outflank.rules;

/**
 * Whoever chooses moves: an algorithm of the engine, or a program behind a pipe. One player plays one game at a time;
 * it may keep what it learned between its moves.
 */
@FunctionalInterface
public interface Player {
    /**
     * Makes ready whatever takes time only once, before a clock runs.
     *
     * @param start where the game begins
     */
    default void prepare(Game start) {}

    /**
     * Chooses a legal move for the side to move.
     *
     * @param game a game that is not over
     * @param clock the time this move may take; a player that needs no time need not look
     * @return a legal move; {@link Move#PASS} exactly when there is none
     */
    Move choose(Game game, Clock clock);
}
