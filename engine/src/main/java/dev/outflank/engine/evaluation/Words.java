package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;

/**
 * The {@link Patterns} words of the positions on the way from the root of a search to where it is, one for each number of
 * empty squares. A word is made from the one before it by what the move changes. They belong to one thread.
 */
public final class Words {
    private final int[] words = new int[65 * Patterns.PLACES];

    /** Makes ready what {@link #play} does with vectors; they must be available. */
    public static void compileVectors() {
        VectorWords.compile();
    }

    /** Starts at a position. */
    public void set(long own, long opp) {
        int at = Long.bitCount(~(own | opp)) * Patterns.PLACES;
        System.arraycopy(Patterns.EMPTY, 0, words, at, Patterns.PLACES);
        for (long m = own; m != 0; m &= m - 1) {
            add(at, Long.numberOfTrailingZeros(m) * Patterns.PLACES, 1);
        }
        for (long m = opp; m != 0; m &= m - 1) {
            add(at, Long.numberOfTrailingZeros(m) * Patterns.PLACES, -1);
        }
    }

    /** The mover, with so many squares empty, puts a disc on a square and flips these; now the opponent is to move. */
    public void play(int empties, int square, long flips) {
        int from = empties * Patterns.PLACES;
        if (Bitboard.usesVectors()) {
            VectorWords.play(words, from, square, flips);
            return;
        }
        int to = from - Patterns.PLACES;
        int disc = square * Patterns.PLACES;
        for (int i = 0; i < Patterns.PLACES; i++) {
            words[to + i] = Patterns.BOTH_SIDES[i] - words[from + i] - Patterns.DISC[disc + i];
        }
        for (long m = flips; m != 0; m &= m - 1) {
            add(to, Long.numberOfTrailingZeros(m) * Patterns.PLACES, -2);
        }
    }

    /** The mover, with so many squares empty, passes, or takes a pass back. */
    public void pass(int empties) {
        int at = empties * Patterns.PLACES;
        for (int i = 0; i < Patterns.PLACES; i++) {
            words[at + i] = Patterns.BOTH_SIDES[i] - words[at + i];
        }
    }

    /** The sum of the weights of all patterns of the position with so many squares empty. */
    int sum(short[] table, int empties) {
        int sum = 0;
        for (int shape = 0; shape < Patterns.SHAPES; shape++) {
            sum += sum(table, empties, shape);
        }
        return sum;
    }

    /** The same of the shapes that order moves. */
    int orderingSum(short[] table, int empties) {
        int sum = 0;
        for (int shape : Patterns.ORDERING) {
            sum += sum(table, empties, shape);
        }
        return sum;
    }

    private int sum(short[] table, int empties, int shape) {
        int at = empties * Patterns.PLACES + shape * Patterns.ROTATIONS;
        return table[words[at]] + table[words[at + 1]] + table[words[at + 2]] + table[words[at + 3]];
    }

    /** The places, in a table of weights, of the patterns in its scope. */
    public void places(int empties, Scope scope, int[] places) {
        int count = 0;
        for (int shape : scope.shapes()) {
            int at = empties * Patterns.PLACES + shape * Patterns.ROTATIONS;
            System.arraycopy(words, at, places, count, Patterns.ROTATIONS);
            count += Patterns.ROTATIONS;
        }
    }

    private void add(int word, int disc, int times) {
        for (int i = 0; i < Patterns.PLACES; i++) {
            words[word + i] += times * Patterns.DISC[disc + i];
        }
    }
}
