package dev.outflank.engine.large;

import dev.outflank.rules.Position;

/** What the evaluation sees of positions of one size, for whoever fits its weights. */
public final class LargeFeatureExtractor {
    private final LargeBoard board;

    public LargeFeatureExtractor(int size) {
        board = new LargeBoard(size);
    }

    /** The weights of shapes that a position's score is the sum of: each twin of a weight by its first. */
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

    /** What the weights of traits are multiplied by. */
    public float[] scalarFeatures(Position position) {
        board.set(position);
        board.generateMoves();
        float[] features = new float[LargeWeights.FEATURE_COUNT];
        ScalarFeatures.extract(board, features);
        return features;
    }

    /** The first of the weights that are the same as this one. */
    public static int canonical(int index) {
        return PatternShape.canonical(index);
    }
}
