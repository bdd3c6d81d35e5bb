package dev.outflank.trainer;

import dev.outflank.rules.PositionKey;

/**
 * Samples without duplicates: those of the same position, or of its rotations and reflections, become one sample with
 * their mean label and total weight. A position that occurs in training and in test games is a training sample.
 */
final class MergedSamples {
    private static final double MAX_LOAD = 0.6;

    private final long[] keys;
    private final long[] own;
    private final long[] opp;
    private final float[] weights;

    /** Sums of weight times label; sums of labels for test samples. */
    private final float[] labels;

    /** Numbers of merged test samples. */
    private final int[] testCounts;

    /** @param capacity maximum number of samples */
    MergedSamples(int capacity) {
        int size = Integer.highestOneBit(Math.max(2, (int) (capacity / MAX_LOAD))) * 2;
        keys = new long[size];
        own = new long[size];
        opp = new long[size];
        weights = new float[size];
        labels = new float[size];
        testCounts = new int[size];
    }

    void add(long mover, long other, float label, float weight) {
        long key = PositionKey.of(mover, other);
        int at = (int) key & keys.length - 1;
        while ((own[at] | opp[at]) != 0 && keys[at] != key) {
            at = at + 1 & keys.length - 1;
        }
        keys[at] = key;
        own[at] = mover;
        opp[at] = other;
        if (weight > 0) {
            labels[at] = (testCounts[at] > 0 ? 0 : labels[at]) + weight * label;
            weights[at] += weight;
            testCounts[at] = 0;
        } else if (weights[at] == 0) {
            labels[at] += label;
            testCounts[at]++;
        }
    }

    void forEach(SampleStore.Visitor visitor) {
        for (int at = 0; at < keys.length; at++) {
            if ((own[at] | opp[at]) != 0) {
                float count = testCounts[at] > 0 ? testCounts[at] : weights[at];
                visitor.visit(own[at], opp[at], labels[at] / count, weights[at]);
            }
        }
    }
}
