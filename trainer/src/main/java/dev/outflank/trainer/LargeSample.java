package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatures;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;

/**
 * A position of a large board as a fit sees it.
 *
 * @param share the share of the board that is empty
 * @param score the game's result for the mover, in discs, divided by the size of the board
 * @param weight how much it counts
 * @param test whether it is kept out of fits
 */
record LargeSample(int[] shapes, float[] traits, float share, float score, float weight, boolean test) {
    static LargeSample of(Position position, Position end, LargeFeatures features, float weight, boolean test) {
        int size = position.size();
        return new LargeSample(
                features.shapes(position),
                features.traits(position),
                (float) position.empties() / (size * size),
                (float) lead(end, position.toMove()) / size,
                weight,
                test);
    }

    /** The lead of a side at the end of a game, empty squares to the winner. */
    private static int lead(Position end, Colour side) {
        int lead = end.discs(side) - end.discs(side.other());
        return lead + Integer.signum(lead) * end.empties();
    }

    LargeSample weighing(float factor) {
        return new LargeSample(shapes, traits, share, score, weight * factor, test);
    }
}
