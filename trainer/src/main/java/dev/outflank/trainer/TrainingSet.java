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

    /** The number of the symmetric image in which a sample is shown: looks random, but depends only on seed and sample. */
    static int symmetry(long seed, int sample) {
        long mixed = (seed + sample * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        return (int) ((mixed ^ mixed >>> 32) & 7);
    }

    /** One of the eight symmetric images of a board: bit 0 of the number is a transposition, the others are mirrorings. */
    static long image(long board, int symmetry) {
        long image = board;
        if ((symmetry & 1) != 0) {
            long swap = (image ^ image >>> 7) & 0x00AA00AA00AA00AAL;
            image ^= swap ^ swap << 7;
            swap = (image ^ image >>> 14) & 0x0000CCCC0000CCCCL;
            image ^= swap ^ swap << 14;
            swap = (image ^ image >>> 28) & 0x00000000F0F0F0F0L;
            image ^= swap ^ swap << 28;
        }
        image = (symmetry & 2) != 0 ? Long.reverseBytes(image) : image;
        return (symmetry & 4) != 0 ? Long.reverse(image) : image;
    }
}
