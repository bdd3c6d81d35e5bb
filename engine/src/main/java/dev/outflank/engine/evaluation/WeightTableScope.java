package dev.outflank.engine.evaluation;

import java.util.List;

/**
 * What a table of weights speaks about.
 *
 * @param minEmpties empty squares of its positions
 * @param maxEmpties empty squares of its positions
 * @param shapes whose patterns it weighs
 */
public record WeightTableScope(int minEmpties, int maxEmpties, List<Integer> shapes) {
    public WeightTableScope {
        shapes = List.copyOf(shapes);
    }

    /** How many patterns of a position it weighs. */
    public int patternCount() {
        return shapes.size() * Patterns.ROTATIONS;
    }
}
