package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;

/**
 * The moves of the positions from the root of a search to its current node, with their flips: one row per number of empty
 * squares. A listed move is {@code score << SQUARE_BITS | square} once it has a score.
 */
final class MoveLists {
    static final int SQUARE_BITS = 6;

    /** Ordering scores of the transposition table's best and second-best move. */
    static final int HASH_MOVE_SCORE = 1 << 24;

    static final int SECOND_HASH_MOVE_SCORE = 1 << 23;

    private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;
    private static final int ROW_LENGTH = 64;

    final int[] moves = new int[ROW_LENGTH * 64];

    /** The flips of each move, by row and square. */
    final long[] flips = new long[ROW_LENGTH * 64];

    /** Where the row of positions with this number of empty squares begins. */
    static int row(int empties) {
        return ROW_LENGTH * empties;
    }

    static int square(int move) {
        return move & SQUARE_MASK;
    }

    /** Lists the moves, without scores, and their flips; returns the end of the list. */
    int generate(long own, long opp, long legal, int row) {
        int end = row;
        for (long m = legal; m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            flips[row + square] = Bitboard.flips(own, opp, square);
            moves[end++] = square;
        }
        return end;
    }

    /**
     * Selection sort step: brings the highest-scored move of {@code i} to {@code end} to {@code i}; returns its square.
     * Without branches: which move is better is unpredictable.
     */
    int pickBest(int i, int end) {
        int best = moves[i];
        for (int j = i + 1; j < end; j++) {
            int move = moves[j];
            moves[j] = Math.min(best, move);
            best = Math.max(best, move);
        }
        moves[i] = best;
        return square(best);
    }
}
