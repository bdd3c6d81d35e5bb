package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;

/**
 * Incrementally updated {@link Patterns} indices of the positions from the root of a search to its current node, one set
 * per number of empty squares. A move derives its set from that of the parent position. Not thread-safe: each search
 * thread has its own.
 */
public final class PatternIndices {
    private final int[] indices = new int[65 * Patterns.PATTERN_COUNT];

    /** Compiles the vector version of {@link #play}. Requires the vector module. */
    public static void warmUpVectors() {
        VectorPatternIndices.warmUp();
    }

    /** Computes the indices of a position from scratch. */
    public void set(long own, long opp) {
        int at = Long.bitCount(~(own | opp)) * Patterns.PATTERN_COUNT;
        System.arraycopy(Patterns.EMPTY_BOARD, 0, indices, at, Patterns.PATTERN_COUNT);
        for (long m = own; m != 0; m &= m - 1) {
            add(at, Long.numberOfTrailingZeros(m) * Patterns.PATTERN_COUNT, 1);
        }
        for (long m = opp; m != 0; m &= m - 1) {
            add(at, Long.numberOfTrailingZeros(m) * Patterns.PATTERN_COUNT, -1);
        }
    }

    /**
     * Updates the indices for a move; afterwards the opponent is to move.
     *
     * @param empties the number of empty squares before the move
     * @param square the square of the move
     * @param flips the flipped discs
     */
    public void play(int empties, int square, long flips) {
        int from = empties * Patterns.PATTERN_COUNT;
        if (Bitboard.usesVectors()) {
            VectorPatternIndices.play(indices, from, square, flips);
            return;
        }
        int to = from - Patterns.PATTERN_COUNT;
        int disc = square * Patterns.PATTERN_COUNT;
        for (int i = 0; i < Patterns.PATTERN_COUNT; i++) {
            indices[to + i] = Patterns.SIDE_SWAP[i] - indices[from + i] - Patterns.DISC_INCREMENTS[disc + i];
        }
        for (long m = flips; m != 0; m &= m - 1) {
            add(to, Long.numberOfTrailingZeros(m) * Patterns.PATTERN_COUNT, -2);
        }
    }

    /** Updates the indices of the position with {@code empties} empty squares for a pass, or undoes one. */
    public void pass(int empties) {
        int at = empties * Patterns.PATTERN_COUNT;
        for (int i = 0; i < Patterns.PATTERN_COUNT; i++) {
            indices[at + i] = Patterns.SIDE_SWAP[i] - indices[at + i];
        }
    }

    /** The sum of the weights of all patterns of the position with {@code empties} empty squares. */
    int sum(short[] table, int empties) {
        int sum = 0;
        for (int shape = 0; shape < Patterns.SHAPE_COUNT; shape++) {
            sum += sum(table, empties, shape);
        }
        return sum;
    }

    /** As {@link #sum}, for the shapes used in move ordering only. */
    int orderingSum(short[] table, int empties) {
        int sum = 0;
        for (int shape : Patterns.ORDERING_SHAPES) {
            sum += sum(table, empties, shape);
        }
        return sum;
    }

    private int sum(short[] table, int empties, int shape) {
        int at = empties * Patterns.PATTERN_COUNT + shape * Patterns.ROTATIONS;
        return table[indices[at]] + table[indices[at + 1]] + table[indices[at + 2]] + table[indices[at + 3]];
    }

    /** Copies the table indices of the patterns in the scope of a weight table to an array. */
    public void copyTo(int empties, WeightTableScope scope, int[] target) {
        int count = 0;
        for (int shape : scope.shapes()) {
            int at = empties * Patterns.PATTERN_COUNT + shape * Patterns.ROTATIONS;
            System.arraycopy(indices, at, target, count, Patterns.ROTATIONS);
            count += Patterns.ROTATIONS;
        }
    }

    private void add(int at, int disc, int times) {
        for (int i = 0; i < Patterns.PATTERN_COUNT; i++) {
            indices[at + i] += times * Patterns.DISC_INCREMENTS[disc + i];
        }
    }
}
