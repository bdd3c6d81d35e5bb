package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatures;
import dev.outflank.engine.large.LargeWeights;
import java.util.List;

/**
 * Least squares for one phase of the games on large boards by conjugate gradients: finds the weights of shapes and
 * traits that miss the results least. A ridge keeps weights near zero where few samples speak.
 */
final class LargeFit {
    private static final int WEIGHTS = LargeWeights.SHAPES + LargeWeights.TRAITS;

    /** The ridge of traits: every sample has them all, so they need little. */
    private static final double TRAIT_RIDGE = 1;

    private final List<LargeSample> samples;
    private final int phase;
    private final double ridge;
    private final double[] weights = new double[WEIGHTS];

    LargeFit(List<LargeSample> samples, int phase, double ridge) {
        this.samples = samples.stream()
                .filter(sample -> LargeWeights.nearness(phase, sample.share()) > 0)
                .toList();
        this.phase = phase;
        this.ridge = ridge;
    }

    void run(int rounds) {
        double[] residual = new double[WEIGHTS];
        double[] scale = new double[WEIGHTS];
        double[] direction = new double[WEIGHTS];
        for (LargeSample sample : samples) {
            if (!sample.test()) {
                double weight = weight(sample);
                add(sample, weight * sample.score(), residual);
                for (int place : sample.shapes()) {
                    scale[place] += weight;
                }
                for (int i = 0; i < LargeWeights.TRAITS; i++) {
                    scale[LargeWeights.SHAPES + i] += weight * sample.traits()[i] * sample.traits()[i];
                }
            }
        }
        for (int i = 0; i < WEIGHTS; i++) {
            scale[i] += ridge(i);
            direction[i] = residual[i] / scale[i];
        }
        double size = dot(residual, direction);
        for (int round = 0; round < rounds && size > 0; round++) {
            size = step(residual, scale, direction, size);
        }
    }

    private double step(double[] residual, double[] scale, double[] direction, double size) {
        double[] product = new double[WEIGHTS];
        for (LargeSample sample : samples) {
            if (!sample.test()) {
                add(sample, weight(sample) * sum(sample, direction), product);
            }
        }
        for (int i = 0; i < WEIGHTS; i++) {
            product[i] += ridge(i) * direction[i];
        }
        double step = size / dot(direction, product);
        double next = 0;
        for (int i = 0; i < WEIGHTS; i++) {
            weights[i] += step * direction[i];
            residual[i] -= step * product[i];
            next += residual[i] * residual[i] / scale[i];
        }
        for (int i = 0; i < WEIGHTS; i++) {
            direction[i] = residual[i] / scale[i] + next / size * direction[i];
        }
        return next;
    }

    /** How far the weights miss the samples that were kept for tests. */
    Errors test() {
        Errors errors = new Errors();
        for (LargeSample sample : samples) {
            if (sample.test()) {
                errors.add(sum(sample, weights) - sample.score());
            }
        }
        return errors;
    }

    short[] shapes() {
        short[] table = new short[LargeWeights.SHAPES];
        for (int place = 0; place < table.length; place++) {
            long weight = Math.round(LargeWeights.ONE * weights[LargeFeatures.firstTwin(place)]);
            table[place] = (short) Math.clamp(weight, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return table;
    }

    float[] traits() {
        float[] traits = new float[LargeWeights.TRAITS];
        for (int i = 0; i < traits.length; i++) {
            traits[i] = (float) weights[LargeWeights.SHAPES + i];
        }
        return traits;
    }

    private double weight(LargeSample sample) {
        return sample.weight() * LargeWeights.nearness(phase, sample.share());
    }

    private double ridge(int weight) {
        return weight < LargeWeights.SHAPES ? ridge : TRAIT_RIDGE;
    }

    private static double sum(LargeSample sample, double[] of) {
        double sum = 0;
        for (int place : sample.shapes()) {
            sum += of[place];
        }
        for (int i = 0; i < LargeWeights.TRAITS; i++) {
            sum += sample.traits()[i] * of[LargeWeights.SHAPES + i];
        }
        return sum;
    }

    private static void add(LargeSample sample, double value, double[] to) {
        for (int place : sample.shapes()) {
            to[place] += value;
        }
        for (int i = 0; i < LargeWeights.TRAITS; i++) {
            to[LargeWeights.SHAPES + i] += value * sample.traits()[i];
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < WEIGHTS; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
