package dev.outflank.trainer;

import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Samples in memory. */
final class TrainingSet {
    private int size;
    private long[] own = new long[1 << 16];
    private long[] opp = new long[1 << 16];
    private float[] labels = new float[1 << 16];
    private float[] weights = new float[1 << 16];

    /** Reads the training samples or the test samples of a store. */
    static TrainingSet read(SampleStore store, boolean tests) throws IOException {
        TrainingSet samples = new TrainingSet();
        for (int empties = 0; empties < SampleStore.FILE_COUNT; empties++) {
            store.visit(empties, tests, samples::add);
        }
        return samples;
    }

    private void add(long mover, long other, float label, float weight) {
        if (size == own.length) {
            own = Arrays.copyOf(own, 2 * size);
            opp = Arrays.copyOf(opp, 2 * size);
            labels = Arrays.copyOf(labels, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
        }
        own[size] = mover;
        opp[size] = other;
        labels[size] = label;
        weights[size] = weight;
        size++;
    }

    void shuffle(SplittableRandom random) {
        for (int i = size - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            swap(own, i, other);
            swap(opp, i, other);
            swap(labels, i, other);
            swap(weights, i, other);
        }
    }

    private static void swap(long[] array, int i, int k) {
        long old = array[i];
        array[i] = array[k];
        array[k] = old;
    }

    private static void swap(float[] array, int i, int k) {
        float old = array[i];
        array[i] = array[k];
        array[k] = old;
    }

    int size() {
        return size;
    }

    long own(int sample) {
        return own[sample];
    }

    long opp(int sample) {
        return opp[sample];
    }

    int empties(int sample) {
        return Long.bitCount(~(own[sample] | opp[sample]));
    }

    float label(int sample) {
        return labels[sample];
    }

    float weight(int sample) {
        return weights[sample];
    }
}
