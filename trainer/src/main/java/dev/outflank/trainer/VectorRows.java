package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Network;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** Vector arithmetic on rows of a network in training. */
final class VectorRows {
    private static final VectorSpecies<Float> EIGHT = FloatVector.SPECIES_256;
    private static final int LANES = 8;

    private VectorRows() {}

    /** Adds the numbered rows. */
    static void sum(float[] rows, int[] numbers, int first, int count, float[] target, int at) {
        FloatVector lower = FloatVector.zero(EIGHT);
        FloatVector upper = FloatVector.zero(EIGHT);
        for (int i = first; i < first + count; i++) {
            int row = numbers[i] * Network.HIDDEN;
            lower = lower.add(FloatVector.fromArray(EIGHT, rows, row));
            upper = upper.add(FloatVector.fromArray(EIGHT, rows, row + LANES));
        }
        lower.intoArray(target, at);
        upper.intoArray(target, at + LANES);
    }

    /** Subtracts a multiple of a gradient from a row and clamps its numbers. */
    static void subtract(float[] rows, int row, float[] gradients, int at, float step, float max) {
        FloatVector.fromArray(EIGHT, rows, row)
                .sub(FloatVector.fromArray(EIGHT, gradients, at).mul(step))
                .min(max)
                .max(-max)
                .intoArray(rows, row);
        FloatVector.fromArray(EIGHT, rows, row + LANES)
                .sub(FloatVector.fromArray(EIGHT, gradients, at + LANES).mul(step))
                .min(max)
                .max(-max)
                .intoArray(rows, row + LANES);
    }
}
