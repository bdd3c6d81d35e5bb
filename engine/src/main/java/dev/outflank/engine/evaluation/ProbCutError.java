package dev.outflank.engine.evaluation;

/**
 * How far, in discs, a shallow search misses a deep one: the standard deviation, as the trainer measured it with the
 * weights it belongs to. Deep searches of limited depth and searches to the end of the game are told apart.
 *
 * @param base the constant for deep searches of limited depth
 * @param perEmpty what every empty square adds to it
 * @param perDepth what every move of depth adds to it
 * @param endgame for searches to the end of the game
 */
public record ProbCutError(float base, float perEmpty, float perDepth, float endgame) {
    /** No search is without error. */
    private static final float MIN_ERROR = 1;

    public float standardDeviation(int depth, int empties) {
        return depth == empties ? endgame : Math.max(MIN_ERROR, base + perEmpty * empties + perDepth * depth);
    }
}
