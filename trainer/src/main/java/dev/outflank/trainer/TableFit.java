package dev.outflank.trainer;

import dev.outflank.engine.evaluation.MirrorSymmetry;
import dev.outflank.engine.evaluation.PatternIndices;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.WeightTableScope;
import java.io.IOException;

/**
 * Ridge regression for one table of weights by preconditioned conjugate gradients (Hestenes and Stiefel 1952). The ridge
 * keeps weights near zero that occur in few samples. The samples are read from disk in every round, so there can be more
 * than fit in memory.
 */
final class TableFit {
    private final SampleStore store;
    private final WeightTableScope scope;
    private final FitOptions options;
    private final PatternIndices patternIndices = new PatternIndices();
    private final int[] indices;

    private final float[] weights = new float[Patterns.TABLE_SIZE];
    private final float[] residual = new float[Patterns.TABLE_SIZE];
    private final float[] direction = new float[Patterns.TABLE_SIZE];
    private final float[] product = new float[Patterns.TABLE_SIZE];

    /** Diagonal (Jacobi) preconditioner: by weight, the total weight of its samples and the ridge. */
    private final float[] preconditioner = new float[Patterns.TABLE_SIZE];

    private double residualNorm;

    TableFit(SampleStore store, WeightTableScope scope, FitOptions options) {
        this.store = store;
        this.scope = scope;
        this.options = options;
        this.indices = new int[scope.patternCount()];
    }

    private interface Visitor {
        void visit(int[] patternIndices, float label, float weight);
    }

    /** Computes the first residual and the preconditioner in one pass over the samples. */
    void initialize() throws IOException {
        visit((samplePatterns, label, weight) -> {
            for (int index : samplePatterns) {
                residual[index] += weight * label;
                preconditioner[index] += weight;
            }
        });
        foldSymmetric(residual);
        foldSymmetric(preconditioner);
        for (int i = 0; i < Patterns.TABLE_SIZE; i++) {
            preconditioner[i] += options.ridge();
            direction[i] = residual[i] / preconditioner[i];
        }
        residualNorm = dot(residual, direction);
    }

    /** One round of conjugate gradients: one pass over the samples. */
    void iterate() throws IOException {
        if (residualNorm == 0) {
            return;
        }
        for (int i = 0; i < Patterns.TABLE_SIZE; i++) {
            product[i] = 0;
            direction[i] = direction[MirrorSymmetry.canonical(i)];
        }
        visit((samplePatterns, label, weight) -> {
            float sum = 0;
            for (int index : samplePatterns) {
                sum += direction[index];
            }
            sum *= weight;
            for (int index : samplePatterns) {
                product[index] += sum;
            }
        });
        foldSymmetric(product);
        for (int i = 0; i < Patterns.TABLE_SIZE; i++) {
            product[i] += MirrorSymmetry.canonical(i) == i ? options.ridge() * direction[i] : 0;
        }
        double step = residualNorm / dot(direction, product);
        double next = 0;
        for (int i = 0; i < Patterns.TABLE_SIZE; i++) {
            weights[i] += (float) (step * direction[i]);
            residual[i] -= (float) (step * product[i]);
            next += residual[i] / preconditioner[i] * residual[i];
        }
        double beta = next / residualNorm;
        for (int i = 0; i < Patterns.TABLE_SIZE; i++) {
            direction[i] = (float) (residual[i] / preconditioner[i] + beta * direction[i]);
        }
        residualNorm = next;
    }

    /** Root mean square error on the test samples in the scope. */
    double testError() throws IOException {
        ErrorStatistics errors = new ErrorStatistics();
        for (int e = scope.minEmpties(); e <= scope.maxEmpties(); e++) {
            int empties = e;
            store.visit(empties, true, (own, opp, label, weight) -> {
                patternIndices.set(own, opp);
                patternIndices.copyTo(empties, scope, indices);
                double sum = 0;
                for (int index : indices) {
                    sum += weights[MirrorSymmetry.canonical(index)];
                }
                errors.add(sum - label);
            });
        }
        return errors.rootMeanSquare();
    }

    /** The weights in the evaluation's units. */
    short[] table() {
        short[] table = new short[Patterns.TABLE_SIZE];
        for (int index = 0; index < Patterns.TABLE_SIZE; index++) {
            long weight = Math.round((double) PatternWeights.UNITS_PER_DISC * weights[MirrorSymmetry.canonical(index)]);
            table[index] = (short) Math.clamp(weight, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return table;
    }

    private void visit(Visitor visitor) throws IOException {
        int from = Math.max(0, scope.minEmpties() - options.window());
        int to = Math.min(60, scope.maxEmpties() + options.window());
        for (int e = from; e <= to; e++) {
            int empties = e;
            store.visit(e, false, (own, opp, label, weight) -> {
                patternIndices.set(own, opp);
                patternIndices.copyTo(empties, scope, indices);
                visitor.visit(indices, label, weight);
            });
        }
    }

    /** Adds the values of weights that are equal by symmetry at their canonical index. */
    private static void foldSymmetric(float[] values) {
        for (int i = 0; i < values.length; i++) {
            int canonical = MirrorSymmetry.canonical(i);
            if (canonical != i) {
                values[canonical] += values[i];
                values[i] = 0;
            }
        }
    }

    private static double dot(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += MirrorSymmetry.canonical(i) == i ? (double) a[i] * b[i] : 0;
        }
        return sum;
    }
}
