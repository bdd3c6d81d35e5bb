package dev.outflank.engine.evaluation;

/**
 * Error model for multi-ProbCut (Buro 1997): the standard deviation, in discs, of the difference between a shallow and a
 * deep search, measured by the trainer together with the weights.
 *
 * @param base the constant term for deep searches of limited depth
 * @param perEmpty the increment per empty square
 * @param perDepth the increment per ply of depth
 * @param endgame the standard deviation for deep searches to the end of the game
 */
public record ProbCutError(float base, float perEmpty, float perDepth, float endgame) {
    /** Lower limit for searches of limited depth. */
    private static final float MIN_ERROR = 1;

    /** The standard deviation for a deep search of this depth. */
    public float standardDeviation(int depth, int empties) {
        return depth == empties ? endgame : Math.max(MIN_ERROR, base + perEmpty * empties + perDepth * depth);
    }
}
