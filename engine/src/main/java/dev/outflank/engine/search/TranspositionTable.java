package dev.outflank.engine.search;

import java.util.Arrays;

/**
 * The transposition table: bounds, best moves and depths of positions, shared by all threads with lockless hashing (Hyatt
 * &amp; Mann 2002). A slot is two longs: the key XOR the data, and the data. If another thread has overwritten half of a
 * slot, the XOR no longer yields the key and the entry is not found. A bucket has four slots; a new entry replaces an
 * entry of an earlier search if there is one, otherwise the entry with the smallest cost.
 *
 * <pre>
 * data  bits  0– 7  lower bound + 128
 *       bits  8–15  upper bound + 128
 *       bits 16–23  depth
 *       bits 24–31  selectivity, 0 to 6
 *       bits 32–39  best move, 64 for none
 *       bits 40–47  second best move, 64 for none
 *       bits 48–55  cost: bit length of the node count below
 *       bits 56–63  generation of the search, 1 to 255
 * </pre>
 */
final class TranspositionTable {
    static final int NO_MOVE = 64;

    /** Returned instead of a score if an entry does not decide a null window. */
    static final int NO_CUTOFF = 1000;

    static final int MIN_MEGABYTES = 1;
    static final int MAX_MEGABYTES = 16 * 1024;

    private static final int BOUND_BIAS = 128;
    private static final int UPPER_SHIFT = 8;
    private static final int DEPTH_SHIFT = 16;
    private static final int SELECTIVITY_SHIFT = 24;
    private static final int MOVE_SHIFT = 32;
    private static final int SECOND_MOVE_SHIFT = 40;
    private static final int COST_SHIFT = 48;
    private static final int GENERATION_SHIFT = 56;
    private static final int BYTE_MASK = 255;

    /** Longs per bucket: four slots of two. */
    private static final int BUCKET_LONGS = 8;

    private static final int CHUNK_BITS = 27;
    private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    private final long[][] chunks;
    private final long mask;
    private int generation = 1;

    /** A table of this size, rounded down to a power of two. */
    TranspositionTable(int megabytes) {
        if (megabytes < MIN_MEGABYTES || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                    "expected a hash size from " + MIN_MEGABYTES + " to " + MAX_MEGABYTES + " MB, not " + megabytes);
        }
        long longs = (long) Integer.highestOneBit(megabytes) << 17;
        int chunk = (int) Math.min(longs, 1L << CHUNK_BITS);
        chunks = new long[(int) (longs / chunk)][chunk];
        mask = longs - BUCKET_LONGS;
    }

    /** The hash key of a position: both bitboards mixed so that every bit depends on every disc. */
    static long key(long own, long opp) {
        long x = own * 0x9E3779B97F4A7C15L;
        long y = opp * 0xC2B2AE3D27D4EB4FL;
        x ^= x >>> 32;
        y ^= y >>> 29;
        long key = (x + Long.rotateLeft(y, 32)) * 0xD6E8FEB86659FD93L + y;
        return key ^ key >>> 32;
    }

    /** The data of the entry with this key; 0 if there is none. */
    long probe(long key) {
        long at = key & mask;
        long[] chunk = chunks[(int) (at >>> CHUNK_BITS)];
        int slot = (int) at & CHUNK_MASK;
        for (int i = 0; i < BUCKET_LONGS; i += 2) {
            long data = chunk[slot + i + 1];
            if ((chunk[slot + i] ^ data) == key) {
                return data;
            }
        }
        return 0;
    }

    /**
     * Stores a result. Bounds of the same depth and selectivity are combined; a deeper or less selective result replaces a
     * shallower one; a result that an entry of the same search already covers is dropped.
     */
    void store(long key, int depth, int selectivity, int alpha, int beta, int score, int move, int cost) {
        long at = key & mask;
        long[] chunk = chunks[(int) (at >>> CHUNK_BITS)];
        int slot = (int) at & CHUNK_MASK;
        int victim = slot;
        int victimPriority = Integer.MAX_VALUE;
        for (int i = slot; i < slot + BUCKET_LONGS; i += 2) {
            long data = chunk[i + 1];
            if ((chunk[i] ^ data) == key) {
                update(chunk, i, data, key, depth, selectivity, alpha, beta, score, move, cost);
                return;
            }
            int priority = generation(data) == generation ? 256 + cost(data) : cost(data);
            if (priority < victimPriority) {
                victimPriority = priority;
                victim = i;
            }
        }
        int lower = score > alpha ? score : -BOUND_BIAS;
        int upper = score < beta ? score : BOUND_BIAS - 1;
        write(chunk, victim, key, data(lower, upper, depth, selectivity, move, NO_MOVE, cost));
    }

    private void update(
            long[] chunk,
            int slot,
            long old,
            long key,
            int depth,
            int selectivity,
            int alpha,
            int beta,
            int score,
            int move,
            int cost) {
        int lower = score > alpha ? score : -BOUND_BIAS;
        int upper = score < beta ? score : BOUND_BIAS - 1;
        if (depth(old) == depth && selectivity(old) == selectivity) {
            lower = Math.max(lower, lowerBound(old));
            upper = Math.min(upper, upperBound(old));
            if (lower > upper) {
                lower = score > alpha ? score : -BOUND_BIAS;
                upper = score < beta ? score : BOUND_BIAS - 1;
            }
        } else if (generation(old) == generation && isSufficient(old, depth, selectivity)) {
            return;
        }
        int best = move(old);
        int second = secondMove(old);
        if (move != NO_MOVE && move != best) {
            second = best;
            best = move;
        }
        write(chunk, slot, key, data(lower, upper, depth, selectivity, best, second, Math.max(cost, cost(old))));
    }

    /** Whether an entry is from a search of at least this depth and confidence. */
    static boolean isSufficient(long data, int depth, int selectivity) {
        return depth(data) >= depth && selectivity(data) >= selectivity;
    }

    private static void write(long[] chunk, int slot, long key, long data) {
        chunk[slot] = key ^ data;
        chunk[slot + 1] = data;
    }

    private long data(int lower, int upper, int depth, int selectivity, int move, int second, int cost) {
        return lower + BOUND_BIAS
                | (long) (upper + BOUND_BIAS) << UPPER_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (long) selectivity << SELECTIVITY_SHIFT
                | (long) move << MOVE_SHIFT
                | (long) second << SECOND_MOVE_SHIFT
                | (long) cost << COST_SHIFT
                | (long) generation << GENERATION_SHIFT;
    }

    /** The bound of an entry that decides the null window at alpha; {@link #NO_CUTOFF} if neither bound does. */
    static int cutoff(long data, int alpha) {
        int lower = lowerBound(data);
        if (lower > alpha) {
            return lower;
        }
        int upper = upperBound(data);
        return upper <= alpha ? upper : NO_CUTOFF;
    }

    static int lowerBound(long data) {
        return ((int) data & BYTE_MASK) - BOUND_BIAS;
    }

    static int upperBound(long data) {
        return ((int) (data >>> UPPER_SHIFT) & BYTE_MASK) - BOUND_BIAS;
    }

    static int depth(long data) {
        return (int) (data >>> DEPTH_SHIFT) & BYTE_MASK;
    }

    static int selectivity(long data) {
        return (int) (data >>> SELECTIVITY_SHIFT) & BYTE_MASK;
    }

    static int move(long data) {
        return (int) (data >>> MOVE_SHIFT) & BYTE_MASK;
    }

    static int secondMove(long data) {
        return (int) (data >>> SECOND_MOVE_SHIFT) & BYTE_MASK;
    }

    private static int cost(long data) {
        return (int) (data >>> COST_SHIFT) & BYTE_MASK;
    }

    private static int generation(long data) {
        return (int) (data >>> GENERATION_SHIFT);
    }

    /** Starts a new generation: existing entries are replaced before new ones. */
    void newSearch() {
        generation = generation == BYTE_MASK ? 1 : generation + 1;
    }

    void clear() {
        for (long[] chunk : chunks) {
            Arrays.fill(chunk, 0);
        }
        generation = 1;
    }
}
