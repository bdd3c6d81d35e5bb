package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatureExtractor;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;

/** The features and the label of a position on a large board. */
final class LargeSample {
    /** Board size whose samples have weight 1. */
    private static final float REFERENCE_SIZE = 10;

    private final int[] patternIndices;
    private final float[] scalarFeatures;
    private final float emptyFraction;
    private final float score;
    private final float weight;
    private final boolean isTest;

    /**
     * @param emptyFraction fraction of the board that is empty
     * @param score the label: the score for the mover, in discs divided by the board size
     * @param weight weight of the sample in fits
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

    /** Labels a position with a score for Black, in discs. Larger boards have noisier results, so they count less. */
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
