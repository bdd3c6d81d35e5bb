package dev.outflank.trainer;

import dev.outflank.rules.Position;

/**
 * A position with its label.
 *
 * @param own the mover's discs
 * @param opp the opponent's discs
 * @param score the label: the score for the mover, in discs
 * @param isTest whether it is kept out of fits
 */
record Sample(long own, long opp, int score, boolean isTest) {
    static Sample of(Position position, int score, boolean isTest) {
        return new Sample(
                position.bits(position.toMove()),
                position.bits(position.toMove().other()),
                score,
                isTest);
    }
}
