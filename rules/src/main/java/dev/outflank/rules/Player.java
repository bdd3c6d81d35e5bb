package dev.outflank.rules;

/**
 * Chooses moves: an algorithm in this process, or a program behind a pipe. A player plays one game at a time and may
 * keep state between its moves.
 */
@FunctionalInterface
public interface Player {
    /**
     * One-time setup before the clock starts.
     *
     * @param start the game before its first move
     */
    default void prepare(Game start) {}

    /**
     * Chooses a legal move for the side to move.
     *
     * @param game the current game, not over
     * @param clock the time left for this move; fast players may ignore it
     * @return a legal move, {@link Move#PASS} if and only if the side to move must pass
     */
    Move choose(Game game, Clock clock);
}
