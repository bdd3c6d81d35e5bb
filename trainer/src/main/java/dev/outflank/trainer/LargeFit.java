package dev.outflank.trainer;

import dev.outflank.engine.large.LargeFeatureExtractor;
import dev.outflank.engine.large.LargeWeights;
import java.util.List;

/**
 * Ridge regression of pattern and feature weights for one phase of games on large boards, by preconditioned conjugate
 * gradients (Hestenes and Stiefel 1952). The ridge keeps weights near zero that occur in few samples.
 */
final class LargeFit {
    private static final int WEIGHT_COUNT = LargeWeights.PATTERN_WEIGHT_COUNT + LargeWeights.FEATURE_COUNT;

    /** Ridge of the scalar features: small, because every sample has all of them. */
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
                for (int index : sample.patternIndices()) {
                    preconditioner[index] += weight;
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

    /** Errors on the test samples. */
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
        for (int index = 0; index < table.length; index++) {
            long weight = Math.round(LargeWeights.WEIGHT_SCALE * weights[LargeFeatureExtractor.canonical(index)]);
            table[index] = (short) Math.clamp(weight, Short.MIN_VALUE, Short.MAX_VALUE);
        }
        return table;
    }

    float[] featureWeights() {
        float[] features = new float[LargeWeights.FEATURE_COUNT];
        for (int i = 0; i < features.length; i++) {
            features[i] = (float) weights[LargeWeights.PATTERN_WEIGHT_COUNT + i];
        }
        return features;
    }

    private double weight(LargeSample sample) {
        return sample.weight() * LargeWeights.interpolationWeight(phase, sample.emptyFraction());
    }

    private double ridge(int weight) {
        return weight < LargeWeights.PATTERN_WEIGHT_COUNT ? ridge : FEATURE_RIDGE;
    }

    private static double sum(LargeSample sample, double[] of) {
        double sum = 0;
        for (int index : sample.patternIndices()) {
            sum += of[index];
        }
        for (int i = 0; i < LargeWeights.FEATURE_COUNT; i++) {
            sum += sample.scalarFeatures()[i] * of[LargeWeights.PATTERN_WEIGHT_COUNT + i];
        }
        return sum;
    }

    private static void add(LargeSample sample, double value, double[] to) {
        for (int index : sample.patternIndices()) {
            to[index] += value;
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
