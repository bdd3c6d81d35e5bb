package dev.outflank.engine.large;

import dev.outflank.rules.Position;

/** What the evaluation sees of positions of one size, for whoever fits its weights. */
public final class LargeFeatures {
    private final LargeBoard board;

    public LargeFeatures(int size) {
        board = new LargeBoard(size);
    }

    /** The weights of shapes that a position's score is the sum of: each twin of a weight by its first. */
    public int[] shapes(Position position) {
        board.set(position);
        Layout layout = board.layout;
        int[] places = new int[layout.places];
        for (int place = 0; place < places.length; place++) {
            int index = board.blackToMove() ? board.index(place) : layout.highest[place] - board.index(place);
            places[place] = Shape.firstTwin(layout.offsets[place] + index);
        }
        return places;
    }

    /** What the weights of traits are multiplied by. */
    public float[] traits(Position position) {
        board.set(position);
        board.findMoves();
        float[] traits = new float[LargeWeights.TRAITS];
        Traits.of(board, traits);
        return traits;
    }

    /** The first of the weights that are the same as this one. */
    public static int firstTwin(int place) {
        return Shape.firstTwin(place);
    }
}
