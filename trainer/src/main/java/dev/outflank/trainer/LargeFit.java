package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatureExtractor;
import dev.outflank.engine.large.LargeWeights;
import java.util.List;

/**
 * Least squares for one phase of the games on large boards by conjugate gradients: finds the weights of shapes and
 * traits that miss the results least. A ridge keeps weights near zero where few samples speak.
 */
final class LargeFit {
    private static final int WEIGHT_COUNT = LargeWeights.PATTERN_WEIGHT_COUNT + LargeWeights.FEATURE_COUNT;

    /** The ridge of traits: every sample has them all, so they need little. */
    private static final double FEATURE_RIDGE = 1;

    private final List<LargeSample> samples;
    private final int phase;
    private final double ridge;
    private final double[] weights = new double[WEIGHT_COUNT];

    LargeFit(List<LargeSample> samples, int phase, double ridge) {
        this.samples = samples.stream()
                .filter(sample -> LargeWeights.interpolationWeight(phase, sample.emptyFraction()) > 0)
                .toList();
        this.phase = phase;
        this.ridge = ridge;
    }

    void run(int rounds) {
        double[] residual = new double[WEIGHT_COUNT];
        double[] preconditioner = new double[WEIGHT_COUNT];
        double[] direction = new double[WEIGHT_COUNT];
        for (LargeSample sample : samples) {
            if (!sample.isTest()) {
                double weight = weight(sample);
                add(sample, weight * sample.score(), residual);
                for (int place : sample.patternIndices()) {
                    preconditioner[place] += weight;
                }
                for (int i = 0; i < LargeWeights.FEATURE_COUNT; i++) {
                    preconditioner[LargeWeights.PATTERN_WEIGHT_COUNT + i] +=
                            weight * sample.scalarFeatures()[i] * sample.scalarFeatures()[i];
                }
            }
        }
        for (int i = 0; i < WEIGHT_COUNT; i++) {
            preconditioner[i] += ridge(i);
            direction[i] = residual[i] / preconditioner[i];
        }
        double residualNorm = dot(residual, direction);
        for (int round = 0; round < rounds && residualNorm > 0; round++) {
            residualNorm = iterate(residual, preconditioner, direction, residualNorm);
        }
    }

    private double iterate(double[] residual, double[] preconditioner, double[] direction, double residualNorm) {
        double[] product = new double[WEIGHT_COUNT];
        for (LargeSample sample : samples) {
            if (!sample.isTest()) {
                add(sample, weight(sample) * sum(sample, direction), product);
            }
        }
        for (int i = 0; i < WEIGHT_COUNT; i++) {
            product[i] += ridge(i) * direction[i];
        }
        double step = residualNorm / dot(direction, product);
        double next = 0;
        for (int i = 0; i < WEIGHT_COUNT; i++) {
            weights[i] += step * direction[i];
            residual[i] -= step * product[i];
            next += residual[i] * residual[i] / preconditioner[i];
        }
        for (int i = 0; i < WEIGHT_COUNT; i++) {
            direction[i] = residual[i] / preconditioner[i] + next / residualNorm * direction[i];
        }
        return next;
    }

    /** How far the weights miss the samples that were kept for tests. */
    ErrorStatistics test() {
        ErrorStatistics errors = new ErrorStatistics();
        for (LargeSample sample : samples) {
            if (sample.isTest()) {
                errors.add(sum(sample, weights) - sample.score());
            }
        }
        return errors;
    }

    short[] patternWeights() {
        short[] table = new short[LargeWeights.PATTERN_WEIGHT_COUNT];
        for (int place = 0; place < table.length; place++) {
            long weight = Math.round(LargeWeights.WEIGHT_SCALE * weights[LargeFeatureExtractor.canonical(place)]);
            table[place] = (short) Math.clamp(weight, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return table;
    }

    float[] featureWeights() {
        float[] traits = new float[LargeWeights.FEATURE_COUNT];
        for (int i = 0; i < traits.length; i++) {
            traits[i] = (float) weights[LargeWeights.PATTERN_WEIGHT_COUNT + i];
        }
        return traits;
    }

    private double weight(LargeSample sample) {
        return sample.weight() * LargeWeights.interpolationWeight(phase, sample.emptyFraction());
    }

    private double ridge(int weight) {
        return weight < LargeWeights.PATTERN_WEIGHT_COUNT ? ridge : FEATURE_RIDGE;
    }

    private static double sum(LargeSample sample, double[] of) {
        double sum = 0;
        for (int place : sample.patternIndices()) {
            sum += of[place];
        }
        for (int i = 0; i < LargeWeights.FEATURE_COUNT; i++) {
            sum += sample.scalarFeatures()[i] * of[LargeWeights.PATTERN_WEIGHT_COUNT + i];
        }
        return sum;
    }

    private static void add(LargeSample sample, double value, double[] to) {
        for (int place : sample.patternIndices()) {
            to[place] += value;
        }
        for (int i = 0; i < LargeWeights.FEATURE_COUNT; i++) {
            to[LargeWeights.PATTERN_WEIGHT_COUNT + i] += value * sample.scalarFeatures()[i];
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < WEIGHT_COUNT; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
