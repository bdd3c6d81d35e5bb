package dev.outflank.engine.large;

import java.util.Arrays;

/**
 * Plays the last squares out: alpha-beta to the end of the game, where every score is exact. Moves that leave the
 * opponent the fewest answers come first; with few squares left each is simply tried.
 */
final class LargeEndgame {
    /** With so few empty squares, trying each is cheaper than finding the moves. */
    private static final int TRIED_EMPTIES = 5;

    /** What a corner is worth in the order of moves, in answers of the opponent. */
    private static final int CORNER = 4;

    /** Positions with more empty squares are not for it. */
    static final int MOST_EMPTIES = 64;

    private final LargeBoard board;
    private final LargeTable table;
    private final Allowance allowance;
    private final long[][] orders = new long[LargeBoard.PLIES + 1][];
    private final int[][] empties = new int[LargeBoard.PLIES + 1][];
    private final int[] squares = new int[MOST_EMPTIES];

    LargeEndgame(LargeBoard board, LargeTable table, Allowance allowance) {
        this.board = board;
        this.table = table;
        this.allowance = allowance;
    }

    /**
     * The score of the board's position, or a bound of it outside of the window; anything when the allowance is spent.
     */
    int solve(int alpha, int beta) {
        // 1. Few squares are tried, not sorted.
        if (board.empties() <= TRIED_EMPTIES) {
            int count = board.listEmpties(emptiesHere());
            return tried(count, alpha, beta, false);
        }
        if (allowance.spend()) {
            return 0;
        }

        // 2. What the table knows may be enough.
        long key = board.key();
        long entry = table.find(key);
        if (LargeTable.depth(entry) == LargeTable.TO_THE_END && LargeTable.decides(entry, alpha, beta)) {
            return LargeTable.score(entry);
        }

        // 3. Without a move.
        board.findMoves();
        int count = board.mobility();
        if (count == 0) {
            if (board.opponentMobility() == 0) {
                return LargeEvaluation.ofFinished(board);
            }
            board.pass();
            int value = -solve(-beta, -alpha);
            board.undo();
            return value;
        }

        // 4. The moves, few answers first: the first in the full window, the others only if they can be better.
        long[] order = order(entry == 0 ? LargeBoard.SQUARES : LargeTable.square(entry));
        int best = (int) order[0];
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta && !allowance.isSpent(); i++) {
            int square = (int) order[i];
            int floor = Math.max(alpha, highest);
            board.play(square);
            int value = i == 0 ? -solve(-beta, -floor) : -solve(-floor - 1, -floor);
            if (i > 0 && value > floor && value < beta) {
                value = -solve(-beta, -floor);
            }
            board.undo();
            if (value > highest) {
                highest = value;
                best = square;
            }
        }
        if (!allowance.isSpent()) {
            table.put(key, LargeTable.TO_THE_END, LargeTable.bound(highest, alpha, beta), highest, best);
        }
        return highest;
    }

    private int tried(int count, int alpha, int beta, boolean passed) {
        if (allowance.spend()) {
            return 0;
        }
        int[] here = emptiesHere();
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta; i++) {
            if (board.play(here[i]) == 0) {
                continue;
            }
            int[] next = emptiesHere();
            System.arraycopy(here, 0, next, 0, i);
            System.arraycopy(here, i + 1, next, i, count - i - 1);
            highest = Math.max(highest, -tried(count - 1, -beta, -Math.max(alpha, highest), false));
            board.undo();
        }
        if (highest > -LargeEvaluation.INFINITY) {
            return highest;
        }
        if (passed || count == 0) {
            return LargeEvaluation.ofFinished(board);
        }
        board.pass();
        System.arraycopy(here, 0, emptiesHere(), 0, count);
        int value = -tried(count, -beta, -alpha, true);
        board.undo();
        return value;
    }

    private int[] emptiesHere() {
        int ply = board.ply();
        if (empties[ply] == null) {
            empties[ply] = new int[TRIED_EMPTIES];
        }
        return empties[ply];
    }

    private long[] order(int favourite) {
        int ply = board.ply();
        if (orders[ply] == null) {
            orders[ply] = new long[MOST_EMPTIES];
        }
        long[] order = orders[ply];
        int count = board.listMoves(squares);
        int last = board.size - 1;
        for (int i = 0; i < count; i++) {
            int square = squares[i];
            long rank = Integer.MIN_VALUE;
            if (square != favourite) {
                board.play(square);
                board.findMoves();
                rank = board.mobility();
                board.undo();
                if (LargeBoard.row(square) % last == 0 && LargeBoard.column(square) % last == 0) {
                    rank -= CORNER;
                }
            }
            order[i] = rank << 32 | square;
        }
        Arrays.sort(order, 0, count);
        return order;
    }
}
