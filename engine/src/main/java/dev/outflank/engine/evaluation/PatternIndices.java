package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;

/**
 * The {@link Patterns} words of the positions on the way from the root of a search to where it is, one for each number of
 * empty squares. A word is made from the one before it by what the move changes. They belong to one thread.
 */
public final class PatternIndices {
    private final int[] indices = new int[65 * Patterns.PATTERN_COUNT];

    /** Makes ready what {@link #play} does with vectors; they must be available. */
    public static void warmUpVectors() {
        VectorPatternIndices.warmUp();
    }

    /** Starts at a position. */
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

    /** The mover, with so many squares empty, puts a disc on a square and flips these; now the opponent is to move. */
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

    /** The mover, with so many squares empty, passes, or takes a pass back. */
    public void pass(int empties) {
        int at = empties * Patterns.PATTERN_COUNT;
        for (int i = 0; i < Patterns.PATTERN_COUNT; i++) {
            indices[at + i] = Patterns.SIDE_SWAP[i] - indices[at + i];
        }
    }

    /** The sum of the weights of all patterns of the position with so many squares empty. */
    int sum(short[] table, int empties) {
        int sum = 0;
        for (int shape = 0; shape < Patterns.SHAPE_COUNT; shape++) {
            sum += sum(table, empties, shape);
        }
        return sum;
    }

    /** The same of the shapes that order moves. */
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

    /** The places, in a table of weights, of the patterns in its scope. */
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
