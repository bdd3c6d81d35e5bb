package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatureExtractor;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;

/** A position of a large board as a fit sees it. */
final class LargeSample {
    /** The size whose samples count 1. */
    private static final float REFERENCE_SIZE = 10;

    private final int[] patternIndices;
    private final float[] scalarFeatures;
    private final float emptyFraction;
    private final float score;
    private final float weight;
    private final boolean isTest;

    /**
     * A sample.
     *
     * @param emptyFraction the share of the board that is empty
     * @param score what the position is worth to the mover, in discs divided by the size of the board
     * @param weight how much it counts
     * @param isTest whether it is kept out of fits
     */
    LargeSample(
            int[] patternIndices,
            float[] scalarFeatures,
            float emptyFraction,
            float score,
            float weight,
            boolean isTest) {
        this.patternIndices = patternIndices;
        this.scalarFeatures = scalarFeatures;
        this.emptyFraction = emptyFraction;
        this.score = score;
        this.weight = weight;
        this.isTest = isTest;
    }

    /** A position with its worth to Black, in discs. Results scatter with the size of the board: so they count less. */
    static LargeSample of(Position position, double blackScore, LargeFeatureExtractor features, boolean isTest) {
        int size = position.size();
        double own = position.toMove() == Colour.BLACK ? blackScore : -blackScore;
        return new LargeSample(
                features.patternIndices(position),
                features.scalarFeatures(position),
                (float) position.empties() / (size * size),
                (float) (own / size),
                REFERENCE_SIZE / size * REFERENCE_SIZE / size,
                isTest);
    }

    LargeSample scaledBy(float factor) {
        return new LargeSample(patternIndices, scalarFeatures, emptyFraction, score, weight * factor, isTest);
    }

    int[] patternIndices() {
        return patternIndices;
    }

    float[] scalarFeatures() {
        return scalarFeatures;
    }

    float emptyFraction() {
        return emptyFraction;
    }

    float score() {
        return score;
    }

    float weight() {
        return weight;
    }

    boolean isTest() {
        return isTest;
    }
}
