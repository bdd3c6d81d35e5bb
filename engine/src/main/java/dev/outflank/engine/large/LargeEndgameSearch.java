package dev.outflank.engine.large;

import dev.outflank.engine.search.SearchBudget;
import java.util.Arrays;

/**
 * Endgame solver: principal variation search to the end of the game, where every score is exact. Moves are ordered
 * fastest-first, that is by the opponent's mobility after them; with very few empty squares they are not ordered.
 */
final class LargeEndgameSearch {
    /** Up to this number of empty squares, trying each is cheaper than generating moves. */
    private static final int MAX_UNSORTED_EMPTIES = 5;

    /** Bonus of a corner in move ordering, in opponent moves. */
    private static final int CORNER_BONUS = 4;

    /** The largest number of empty squares it can solve. */
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

    /** Score of the position, or a bound on it if it is outside the window; meaningless once the budget is exhausted. */
    int solve(int alpha, int beta) {
        // 1. Try the last few squares unsorted.
        if (board.empties() <= MAX_UNSORTED_EMPTIES) {
            int count = board.listEmpties(emptiesAtPly());
            return solveLastEmpties(count, alpha, beta, false);
        }
        if (budget.countNode()) {
            return 0;
        }

        // 2. Probe the table.
        long key = board.key();
        long entry = table.probe(key);
        if (LargeTranspositionTable.depth(entry) == LargeTranspositionTable.SOLVED_DEPTH
                && LargeTranspositionTable.isCutoff(entry, alpha, beta)) {
            return LargeTranspositionTable.score(entry);
        }

        // 3. No legal moves: pass, or end of the game.
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

        // 4. Search the first move with the full window, the others with a null window first.
        long[] order = orderMoves(entry == 0 ? LargeBoard.SQUARES : LargeTranspositionTable.square(entry));
        int best = (int) order[0];
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta && !budget.isExhausted(); i++) {
            int square = (int) order[i];
            int lower = Math.max(alpha, highest);
            board.play(square);
            int value = i == 0 ? -solve(-beta, -lower) : -solve(-lower - 1, -lower);
            if (i > 0 && value > lower && value < beta) {
                value = -solve(-beta, -lower);
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
            long sortKey = Integer.MIN_VALUE;
            if (square != hashMove) {
                board.play(square);
                board.generateMoves();
                sortKey = board.mobility();
                board.undo();
                if (LargeBoard.row(square) % last == 0 && LargeBoard.column(square) % last == 0) {
                    sortKey -= CORNER_BONUS;
                }
            }
            order[i] = sortKey << 32 | square;
        }
        Arrays.sort(order, 0, count);
        return order;
    }
}
