package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.Twins;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Scope;
import dev.outflank.engine.evaluation.Words;
import java.io.IOException;

/**
 * Least squares for one table of weights by conjugate gradients: finds the weights that miss the scores of the samples
 * least, and stay near zero where few samples speak. The samples are read anew in every round, so there can be more of
 * them than memory holds.
 */
final class Fit {
    private final Shelf shelf;
    private final Scope scope;
    private final FitOptions options;
    private final Words words = new Words();
    private final int[] places;

    private final float[] weights = new float[Patterns.TABLE];
    private final float[] residual = new float[Patterns.TABLE];
    private final float[] direction = new float[Patterns.TABLE];
    private final float[] product = new float[Patterns.TABLE];

    /** How much the samples say about a weight, by which its steps are scaled. */
    private final float[] scale = new float[Patterns.TABLE];

    private double size;

    Fit(Shelf shelf, Scope scope, FitOptions options) {
        this.shelf = shelf;
        this.scope = scope;
        this.options = options;
        this.places = new int[scope.patterns()];
    }

    private interface Visitor {
        void visit(int[] places, int score, float weight);
    }

    /** Reads the samples for the first time. */
    void start() throws IOException {
        visit((at, score, weight) -> {
            for (int place : at) {
                residual[place] += weight * score;
                scale[place] += weight;
            }
        });
        fold(residual);
        fold(scale);
        for (int i = 0; i < Patterns.TABLE; i++) {
            scale[i] += options.ridge();
            direction[i] = residual[i] / scale[i];
        }
        size = dot(residual, direction);
    }

    /** One round. */
    void round() throws IOException {
        if (size == 0) {
            return;
        }
        for (int i = 0; i < Patterns.TABLE; i++) {
            product[i] = 0;
            direction[i] = direction[Twins.first(i)];
        }
        visit((at, score, weight) -> {
            float sum = 0;
            for (int place : at) {
                sum += direction[place];
            }
            sum *= weight;
            for (int place : at) {
                product[place] += sum;
            }
        });
        fold(product);
        for (int i = 0; i < Patterns.TABLE; i++) {
            product[i] += Twins.first(i) == i ? options.ridge() * direction[i] : 0;
        }
        double step = size / dot(direction, product);
        double next = 0;
        for (int i = 0; i < Patterns.TABLE; i++) {
            weights[i] += (float) (step * direction[i]);
            residual[i] -= (float) (step * product[i]);
            next += residual[i] / scale[i] * residual[i];
        }
        double turn = next / size;
        for (int i = 0; i < Patterns.TABLE; i++) {
            direction[i] = (float) (residual[i] / scale[i] + turn * direction[i]);
        }
        size = next;
    }

    /** The root of the mean squared error on the samples in the scope that are kept for tests. */
    double test() throws IOException {
        Errors errors = new Errors();
        for (int e = scope.least(); e <= scope.most(); e++) {
            int empties = e;
            shelf.visit(empties, true, (own, opp, score, weight) -> {
                words.set(own, opp);
                words.places(empties, scope, places);
                double sum = 0;
                for (int place : places) {
                    sum += weights[Twins.first(place)];
                }
                errors.add(sum - score);
            });
        }
        return errors.rootMeanSquare();
    }

    /** The weights in the evaluation's units. */
    short[] table() {
        short[] table = new short[Patterns.TABLE];
        for (int place = 0; place < Patterns.TABLE; place++) {
            long weight = Math.round((double) PatternWeights.DISC * weights[Twins.first(place)]);
            table[place] = (short) Math.clamp(weight, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return table;
    }

    private void visit(Visitor visitor) throws IOException {
        int from = Math.max(0, scope.least() - options.window());
        int to = Math.min(60, scope.most() + options.window());
        for (int e = from; e <= to; e++) {
            int empties = e;
            shelf.visit(e, false, (own, opp, score, weight) -> {
                words.set(own, opp);
                words.places(empties, scope, places);
                visitor.visit(places, score, weight);
            });
        }
    }

    /** Adds up what belongs to the same weight, at its first place. */
    private static void fold(float[] values) {
        for (int i = 0; i < values.length; i++) {
            int twin = Twins.first(i);
            if (twin != i) {
                values[twin] += values[i];
                values[i] = 0;
            }
        }
    }

    private static double dot(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Twins.first(i) == i ? (double) a[i] * b[i] : 0;
        }
        return sum;
    }
}
