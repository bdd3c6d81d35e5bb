package dev.outflank.arena.competition;

import java.util.Arrays;

/** Counts by non-negative keys, usually made of two entries. An open hash table of primitives. */
final class PairCounts {
    private static final long UNUSED = -1;
    private static final int INITIAL_CAPACITY = 64;
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private long[] keys = new long[INITIAL_CAPACITY];
    private int[] counts = new int[INITIAL_CAPACITY];
    private int size;

    PairCounts() {
        Arrays.fill(keys, UNUSED);
    }

    /** The key of two entries in this order. */
    static long ordered(int first, int second) {
        return (long) first << Integer.SIZE | second;
    }

    /** The key of two entries in any order. */
    static long unordered(int one, int other) {
        return ordered(Math.min(one, other), Math.max(one, other));
    }

    int get(long key) {
        return counts[slot(key)];
    }

    void add(long key, int amount) {
        int slot = slot(key);
        if (keys[slot] == UNUSED) {
            if (2 * ++size > keys.length) {
                grow();
                slot = slot(key);
            }
            keys[slot] = key;
        }
        counts[slot] += amount;
    }

    /** Accepts a key with its count. */
    interface CountConsumer {
        void accept(long key, int count);
    }

    void forEach(CountConsumer consumer) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != UNUSED) {
                consumer.accept(keys[i], counts[i]);
            }
        }
    }

    /** The first entry of a key that was made of two. */
    static int first(long key) {
        return (int) (key >>> Integer.SIZE);
    }

    static int second(long key) {
        return (int) key;
    }

    /** The slot of a key, or the empty slot in which it would be. */
    private int slot(long key) {
        int slot = (int) (key * MULTIPLIER >>> Long.numberOfLeadingZeros(keys.length - 1));
        while (keys[slot] != key && keys[slot] != UNUSED) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldCounts = counts;
        keys = new long[2 * oldKeys.length];
        counts = new int[2 * oldKeys.length];
        Arrays.fill(keys, UNUSED);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != UNUSED) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                counts[slot] = oldCounts[i];
            }
        }
    }
}
