package dev.outflank.engine.evaluation;

import java.util.List;

/**
 * The positions and shapes that a weight table covers.
 *
 * @param minEmpties the lowest number of empty squares
 * @param maxEmpties the highest number of empty squares
 * @param shapes the shapes with weights in the table
 */
public record WeightTableScope(int minEmpties, int maxEmpties, List<Integer> shapes) {
    public WeightTableScope {
        shapes = List.copyOf(shapes);
    }

    /** The number of patterns of a position that the table covers. */
    public int patternCount() {
        return shapes.size() * Patterns.ROTATIONS;
    }
}
