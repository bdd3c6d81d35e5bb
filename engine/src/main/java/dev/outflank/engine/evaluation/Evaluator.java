package dev.outflank.engine.evaluation;

/**
 * Evaluates the positions from the root of a search to its current node. It keeps what an evaluation needs of each of
 * them, by number of empty squares. Not thread-safe: each search thread has its own.
 */
public interface Evaluator {
    /** Sets a position from scratch. */
    void set(long own, long opp);

    /**
     * Plays a move; afterwards the opponent is to move.
     *
     * @param empties the number of empty squares before the move
     * @param square the square of the move
     * @param flips the flipped discs
     */
    void play(int empties, int square, long flips);

    /** Passes in the position with {@code empties} empty squares, or undoes a pass. */
    void pass(int empties);

    /** The score in discs, for the side to move, of the position with {@code empties} empty squares. */
    int score(int empties);

    /** As {@link #score}, not rounded. */
    double unroundedScore(int empties);

    /** An approximate score in 1/{@value PatternWeights#UNITS_PER_DISC} disc, for move ordering near the end of the game. */
    int orderingScore(int empties);
}
