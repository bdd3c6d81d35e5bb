package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.Weights;
import dev.outflank.engine.evaluation.Words;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Least squares for one phase of the game by conjugate gradients: finds the weights that miss the scores of the samples
 * least, and stay near zero where few samples speak. The samples are read anew in every round, so there can be more of
 * them than memory holds. A window wider than the phase lets the phases beside it speak too.
 */
final class Fit {
    private final Shelf shelf;
    private final int from;
    private final int to;
    private final float ridge;
    private final Words words = new Words();
    private final int[] places = new int[Patterns.PLACES];

    final float[] weights = new float[Patterns.TABLE];
    private final float[] residual = new float[Patterns.TABLE];
    private final float[] direction = new float[Patterns.TABLE];
    private final float[] product = new float[Patterns.TABLE];
    private final float[] scale = new float[Patterns.TABLE];
    private double progress;

    Fit(Shelf shelf, int phase, int window, float ridge) {
        this.shelf = shelf;
        this.from = Math.max(0, phase * Weights.EMPTIES - window);
        this.to = Math.min(60, phase * Weights.EMPTIES + Weights.EMPTIES - 1 + window);
        this.ridge = ridge;
    }

    interface Places {
        void visit(int[] places, int score);
    }

    long start() throws IOException {
        long samples = visit((at, score) -> {
            for (int place : at) {
                residual[place] += score;
                scale[place]++;
            }
        });
        fold(residual);
        fold(scale);
        for (int i = 0; i < Patterns.TABLE; i++) {
            scale[i] += ridge;
            direction[i] = residual[i] / scale[i];
        }
        progress = dot(residual, direction);
        return samples;
    }

    /** One round; the size of the residual tells how far it is. */
    double round() throws IOException {
        for (int i = 0; i < Patterns.TABLE; i++) {
            product[i] = 0;
            direction[i] = direction[Patterns.twin(i)];
        }
        visit((at, score) -> {
            float sum = 0;
            for (int place : at) {
                sum += direction[place];
            }
            for (int place : at) {
                product[place] += sum;
            }
        });
        fold(product);
        for (int i = 0; i < Patterns.TABLE; i++) {
            product[i] += Patterns.twin(i) == i ? ridge * direction[i] : 0;
        }
        double step = progress / dot(direction, product);
        for (int i = 0; i < Patterns.TABLE; i++) {
            weights[i] += (float) (step * direction[i]);
            residual[i] -= (float) (step * product[i]);
        }
        double next = 0;
        for (int i = 0; i < Patterns.TABLE; i++) {
            next += Patterns.twin(i) == i ? residual[i] / scale[i] * residual[i] : 0;
        }
        double turn = next / progress;
        for (int i = 0; i < Patterns.TABLE; i++) {
            direction[i] = (float) (residual[i] / scale[i] + turn * direction[i]);
        }
        progress = next;
        return next;
    }

    /** Mean absolute error and mean squared error on samples kept for tests, of the phase itself. */
    double[] test(int empties) throws IOException {
        double[] sums = new double[3];
        shelf.visit(empties, true, (own, opp, score) -> {
            words.set(own, opp);
            words.places(empties, places);
            double sum = 0;
            for (int place : places) {
                sum += weights[Patterns.twin(place)];
            }
            sum = Math.clamp(sum, -64, 64);
            sums[0] += Math.abs(score - sum);
            sums[1] += (score - sum) * (score - sum);
            sums[2]++;
        });
        return new double[] {sums[0] / sums[2], sums[1] / sums[2], sums[2]};
    }

    private long visit(Places visitor) throws IOException {
        AtomicLong samples = new AtomicLong();
        for (int e = from; e <= to; e++) {
            int empties = e;
            shelf.visit(e, false, (own, opp, score) -> {
                words.set(own, opp);
                words.places(empties, places);
                visitor.visit(places, score);
                samples.incrementAndGet();
            });
        }
        return samples.get();
    }

    /** Adds up what belongs to the same weight. */
    private static void fold(float[] values) {
        for (int i = 0; i < values.length; i++) {
            int twin = Patterns.twin(i);
            if (twin != i) {
                values[twin] += values[i];
                values[i] = 0;
            }
        }
    }

    private static double dot(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Patterns.twin(i) == i ? (double) a[i] * b[i] : 0;
        }
        return sum;
    }
}
