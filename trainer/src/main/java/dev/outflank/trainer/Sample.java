package dev.outflank.trainer;

import dev.outflank.rules.Position;

/**
 * A position with its labels.
 *
 * @param own the mover's discs
 * @param opp the opponent's discs
 * @param score the score of a search for the mover, in discs
 * @param result what the rest of the game says about the score for the mover, or {@link #NO_RESULT}
 * @param isTest whether it is kept out of fits
 */
record Sample(long own, long opp, int score, int result, boolean isTest) {
    /** The result of a game that says nothing about the position, for example after a random move. */
    static final int NO_RESULT = Byte.MIN_VALUE;

    static Sample of(Position position, int score, int result, boolean isTest) {
        return new Sample(
                position.bits(position.toMove()),
                position.bits(position.toMove().other()),
                score,
                result,
                isTest);
    }

    int empties() {
        return Long.bitCount(~(own | opp));
    }

    /**
     * What a fit should predict.
     *
     * @param resultShare the share of the result, if there is one; the rest is the score of the search
     */
    double label(double resultShare) {
        return result == NO_RESULT ? score : (1 - resultShare) * score + resultShare * result;
    }

    Sample withResult(int newResult) {
        return new Sample(own, opp, score, newResult, isTest);
    }
}
