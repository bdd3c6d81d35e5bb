package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatures;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;

/** A position of a large board as a fit sees it. */
final class LargeSample {
    /** The size whose samples count 1. */
    private static final float USUAL_SIZE = 10;

    private final int[] shapes;
    private final float[] traits;
    private final float share;
    private final float score;
    private final float weight;
    private final boolean test;

    /**
     * A sample.
     *
     * @param share the share of the board that is empty
     * @param score what the position is worth to the mover, in discs divided by the size of the board
     * @param weight how much it counts
     * @param test whether it is kept out of fits
     */
    LargeSample(int[] shapes, float[] traits, float share, float score, float weight, boolean test) {
        this.shapes = shapes;
        this.traits = traits;
        this.share = share;
        this.score = score;
        this.weight = weight;
        this.test = test;
    }

    /** A position with its worth to Black, in discs. Results scatter with the size of the board: so they count less. */
    static LargeSample of(Position position, double worth, LargeFeatures features, boolean test) {
        int size = position.size();
        double own = position.toMove() == Colour.BLACK ? worth : -worth;
        return new LargeSample(
                features.shapes(position),
                features.traits(position),
                (float) position.empties() / (size * size),
                (float) (own / size),
                USUAL_SIZE / size * USUAL_SIZE / size,
                test);
    }

    LargeSample weighing(float factor) {
        return new LargeSample(shapes, traits, share, score, weight * factor, test);
    }

    int[] shapes() {
        return shapes;
    }

    float[] traits() {
        return traits;
    }

    float share() {
        return share;
    }

    float score() {
        return score;
    }

    float weight() {
        return weight;
    }

    boolean test() {
        return test;
    }
}
