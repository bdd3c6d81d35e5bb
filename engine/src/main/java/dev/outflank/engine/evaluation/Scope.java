package dev.outflank.engine.evaluation;

import java.util.List;

/**
 * What a table of weights speaks about.
 *
 * @param least empty squares of its positions
 * @param most empty squares of its positions
 * @param shapes whose patterns it weighs
 */
public record Scope(int least, int most, List<Integer> shapes) {
    public Scope {
        shapes = List.copyOf(shapes);
    }

    /** How many patterns of a position it weighs. */
    public int patterns() {
        return shapes.size() * Patterns.ROTATIONS;
    }
}
