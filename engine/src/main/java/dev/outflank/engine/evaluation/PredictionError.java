package dev.outflank.engine.evaluation;

/**
 * How far, in discs, a shallow search misses a deep one: the standard deviation, as the trainer measured it with the
 * weights it belongs to. Deep searches of limited depth and searches to the end of the game are told apart.
 *
 * @param limited the constant for deep searches of limited depth
 * @param ofEmpty what every empty square adds to it
 * @param ofDepth what every move of depth adds to it
 * @param full for searches to the end of the game
 */
public record PredictionError(float limited, float ofEmpty, float ofDepth, float full) {
    /** No search is without error. */
    private static final float LEAST = 1;

    public float of(int depth, int empties) {
        return depth == empties ? full : Math.max(LEAST, limited + ofEmpty * empties + ofDepth * depth);
    }
}
