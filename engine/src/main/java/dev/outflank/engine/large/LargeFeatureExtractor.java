package dev.outflank.engine.large;

import dev.outflank.rules.Position;

/** Extracts the evaluation's features from positions of one size, for fitting its weights. */
public final class LargeFeatureExtractor {
    private final LargeBoard board;

    public LargeFeatureExtractor(int size) {
        board = new LargeBoard(size);
    }

    /** Indices of the pattern weights that add up to a position's score; of symmetric weights, the canonical one. */
    public int[] patternIndices(Position position) {
        board.set(position);
        PatternLayout layout = board.layout;
        int[] indices = new int[layout.instanceCount];
        for (int instance = 0; instance < indices.length; instance++) {
            int index =
                    board.isBlackToMove() ? board.index(instance) : layout.maxIndices[instance] - board.index(instance);
            indices[instance] = PatternShape.canonical(layout.offsets[instance] + index);
        }
        return indices;
    }

    /** Values of the scalar features, which are multiplied by their weights. */
    public float[] scalarFeatures(Position position) {
        board.set(position);
        board.generateMoves();
        float[] features = new float[LargeWeights.FEATURE_COUNT];
        ScalarFeatures.extract(board, features);
        return features;
    }

    /** The lowest index of the weights that are equal to this one by symmetry. */
    public static int canonical(int index) {
        return PatternShape.canonical(index);
    }
}
