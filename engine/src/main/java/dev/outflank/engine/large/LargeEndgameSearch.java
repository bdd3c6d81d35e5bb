package dev.outflank.engine.large;

import dev.outflank.engine.search.SearchBudget;
import java.util.Arrays;

/**
 * Plays the last squares out: alpha-beta to the end of the game, where every score is exact. Moves that leave the
 * opponent the fewest answers come first; with few squares left each is simply tried.
 */
final class LargeEndgameSearch {
    /** With so few empty squares, trying each is cheaper than finding the moves. */
    private static final int MAX_UNSORTED_EMPTIES = 5;

    /** What a corner is worth in the order of moves, in answers of the opponent. */
    private static final int CORNER_BONUS = 4;

    /** Positions with more empty squares are not for it. */
    static final int MAX_EMPTIES = 64;

    private final LargeBoard board;
    private final LargeTranspositionTable table;
    private final SearchBudget budget;
    private final long[][] moveLists = new long[LargeBoard.MAX_PLIES + 1][];
    private final int[][] emptyLists = new int[LargeBoard.MAX_PLIES + 1][];
    private final int[] squares = new int[MAX_EMPTIES];

    LargeEndgameSearch(LargeBoard board, LargeTranspositionTable table, SearchBudget budget) {
        this.board = board;
        this.table = table;
        this.budget = budget;
    }

    /**
     * The score of the board's position, or a bound of it outside of the window; anything when the allowance is spent.
     */
    int solve(int alpha, int beta) {
        // 1. Few squares are tried, not sorted.
        if (board.empties() <= MAX_UNSORTED_EMPTIES) {
            int count = board.listEmpties(emptiesAtPly());
            return solveLastEmpties(count, alpha, beta, false);
        }
        if (budget.countNode()) {
            return 0;
        }

        // 2. What the table knows may be enough.
        long key = board.key();
        long entry = table.probe(key);
        if (LargeTranspositionTable.depth(entry) == LargeTranspositionTable.SOLVED_DEPTH
                && LargeTranspositionTable.isCutoff(entry, alpha, beta)) {
            return LargeTranspositionTable.score(entry);
        }

        // 3. Without a move.
        board.generateMoves();
        int count = board.mobility();
        if (count == 0) {
            if (board.opponentMobility() == 0) {
                return LargeEvaluation.finalScore(board);
            }
            board.pass();
            int value = -solve(-beta, -alpha);
            board.undo();
            return value;
        }

        // 4. The moves, few answers first: the first in the full window, the others only if they can be better.
        long[] order = orderMoves(entry == 0 ? LargeBoard.SQUARES : LargeTranspositionTable.square(entry));
        int best = (int) order[0];
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta && !budget.isExhausted(); i++) {
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
        if (!budget.isExhausted()) {
            table.store(
                    key,
                    LargeTranspositionTable.SOLVED_DEPTH,
                    LargeTranspositionTable.bound(highest, alpha, beta),
                    highest,
                    best);
        }
        return highest;
    }

    private int solveLastEmpties(int count, int alpha, int beta, boolean passed) {
        if (budget.countNode()) {
            return 0;
        }
        int[] here = emptiesAtPly();
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta; i++) {
            if (board.play(here[i]) == 0) {
                continue;
            }
            int[] next = emptiesAtPly();
            System.arraycopy(here, 0, next, 0, i);
            System.arraycopy(here, i + 1, next, i, count - i - 1);
            highest = Math.max(highest, -solveLastEmpties(count - 1, -beta, -Math.max(alpha, highest), false));
            board.undo();
        }
        if (highest > -LargeEvaluation.INFINITY) {
            return highest;
        }
        if (passed || count == 0) {
            return LargeEvaluation.finalScore(board);
        }
        board.pass();
        System.arraycopy(here, 0, emptiesAtPly(), 0, count);
        int value = -solveLastEmpties(count, -beta, -alpha, true);
        board.undo();
        return value;
    }

    private int[] emptiesAtPly() {
        int ply = board.ply();
        if (emptyLists[ply] == null) {
            emptyLists[ply] = new int[MAX_UNSORTED_EMPTIES];
        }
        return emptyLists[ply];
    }

    private long[] orderMoves(int hashMove) {
        int ply = board.ply();
        if (moveLists[ply] == null) {
            moveLists[ply] = new long[MAX_EMPTIES];
        }
        long[] order = moveLists[ply];
        int count = board.listMoves(squares);
        int last = board.size - 1;
        for (int i = 0; i < count; i++) {
            int square = squares[i];
            long rank = Integer.MIN_VALUE;
            if (square != hashMove) {
                board.play(square);
                board.generateMoves();
                rank = board.mobility();
                board.undo();
                if (LargeBoard.row(square) % last == 0 && LargeBoard.column(square) % last == 0) {
                    rank -= CORNER_BONUS;
                }
            }
            order[i] = rank << 32 | square;
        }
        Arrays.sort(order, 0, count);
        return order;
    }
}
