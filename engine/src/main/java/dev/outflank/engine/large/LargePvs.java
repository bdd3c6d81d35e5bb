package dev.outflank.engine.large;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.List;

/**
 * Principal variation search (Marsland and Campbell 1982) from one position, with a transposition table, late move
 * reductions, and moves ordered by the evaluation after them or, near the leaves, by the history heuristic (Schaeffer
 * 1983). Below the root it only allocates the move list of a ply when a line first reaches that ply.
 */
final class LargePvs {
    private static final int MAX_MOVES = Position.MAX_SIZE * Position.MAX_SIZE;

    /** At this depth and above, moves are sorted by the evaluation after them. */
    private static final int MIN_SORT_DEPTH = 2;

    /** Late move reductions apply at this depth and above, to the move at this index and all later ones. */
    private static final int MIN_LMR_DEPTH = 3;

    private static final int MIN_LMR_MOVE = 3;
    private static final int MIN_DOUBLE_LMR_MOVE = 10;

    private final LargeBoard board;
    private final LargeEvaluation evaluation;
    private final LargeTranspositionTable table;
    private final SearchBudget budget;

    private final int[] squares = new int[MAX_MOVES];

    /** Per ply, the moves in search order: the sort key in the upper 32 bits, the square in the lower. */
    private final long[][] moveLists = new long[LargeBoard.MAX_PLIES + 1][];

    /** History heuristic: by side and square, the sum of depth² of its beta cutoffs. */
    private final int[] history = new int[2 * LargeBoard.SQUARES];

    private final long[] rootMoves;
    private int best;
    private int score;

    /** Depth of the search that found the score. */
    private int scoreDepth;

    LargePvs(LargeBoard board, LargeEvaluation evaluation, LargeTranspositionTable table, SearchBudget budget) {
        this.board = board;
        this.evaluation = evaluation;
        this.table = table;
        this.budget = budget;
        board.generateMoves();
        rootMoves = new long[board.listMoves(squares)];
        for (int i = 0; i < rootMoves.length; i++) {
            rootMoves[i] = squares[i];
        }
        best = rootMoves.length == 0 ? 0 : (int) rootMoves[0];
    }

    /** The result before any search: the first legal move. */
    SearchResult initialResult() {
        return result(false);
    }

    /** Score of the position by a search to this depth. */
    int searchFullWindow(int depth) {
        return search(depth, -LargeEvaluation.INFINITY, LargeEvaluation.INFINITY);
    }

    /** Searches every root move to a depth. When the budget is exhausted, the best move so far counts. */
    SearchResult searchRoot(int depth) {
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < rootMoves.length && !budget.isExhausted(); i++) {
            int square = (int) rootMoves[i];
            board.play(square);
            int value = i == 0
                    ? -search(depth - 1, -LargeEvaluation.INFINITY, LargeEvaluation.INFINITY)
                    : -searchLateMove(depth, i, highest, LargeEvaluation.INFINITY);
            board.undo();
            highest = updateBest(i, depth, value, highest);
        }
        return result(false);
    }

    /** Exact score of the position. */
    int solve() {
        return newEndgameSearch().solve(-LargeEvaluation.INFINITY, LargeEvaluation.INFINITY);
    }

    private LargeEndgameSearch newEndgameSearch() {
        board.setPatternTracking(false);
        return new LargeEndgameSearch(board, table, budget);
    }

    /** Solves the root: searches every move to the end of the game. */
    SearchResult solveRoot() {
        LargeEndgameSearch endgame = newEndgameSearch();
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < rootMoves.length && !budget.isExhausted(); i++) {
            int square = (int) rootMoves[i];
            board.play(square);
            int value = i == 0 ? -LargeEvaluation.INFINITY : -endgame.solve(-highest - 1, -highest);
            if (i == 0 || value > highest) {
                value = -endgame.solve(-LargeEvaluation.INFINITY, -highest);
            }
            board.undo();
            highest = updateBest(i, board.empties(), value, highest);
        }
        return result(!budget.isExhausted());
    }

    /** If a root move is better than all before it, makes it the best and moves it to the front. */
    private int updateBest(int i, int depth, int value, int highest) {
        if (value <= highest || budget.isExhausted()) {
            return highest;
        }
        long chosen = rootMoves[i];
        System.arraycopy(rootMoves, 0, rootMoves, 1, i);
        rootMoves[0] = chosen;
        best = (int) chosen;
        score = value;
        scoreDepth = depth;
        return value;
    }

    private SearchResult result(boolean exact) {
        Move move = Move.at(LargeBoard.row(best), LargeBoard.column(best));
        return new SearchResult(
                LargeEvaluation.toDiscs(score),
                move,
                List.of(move),
                scoreDepth,
                Selectivity.PERCENT_100,
                exact,
                budget.nodes());
    }

    private int search(int depth, int alpha, int beta) {
        if (budget.countNode()) {
            return 0;
        }
        if (depth <= 0) {
            return evaluation.evaluate(board);
        }

        // 1. Probe the table.
        boolean usesTable = depth >= MIN_SORT_DEPTH;
        long key = usesTable ? board.key() : 0;
        long entry = usesTable ? table.probe(key) : 0;
        if (entry != 0
                && LargeTranspositionTable.depth(entry) >= depth
                && LargeTranspositionTable.isCutoff(entry, alpha, beta)) {
            return LargeTranspositionTable.score(entry);
        }

        // 2. No legal moves: pass, or end of the game.
        board.generateMoves();
        int count = board.mobility();
        if (count == 0) {
            return searchPass(depth, alpha, beta);
        }

        // 3. Search the first move with the full window, the others with a null window first.
        long[] order =
                orderMoves(depth, count, entry == 0 ? LargeBoard.SQUARES : LargeTranspositionTable.square(entry));
        int side = board.isBlackToMove() ? 0 : LargeBoard.SQUARES;
        int bestMove = (int) order[0];
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta && !budget.isExhausted(); i++) {
            int square = (int) order[i];
            int lower = Math.max(alpha, highest);
            board.play(square);
            int value = i == 0 ? -search(depth - 1, -beta, -lower) : -searchLateMove(depth, i, lower, beta);
            board.undo();
            if (value > highest) {
                highest = value;
                bestMove = square;
            }
        }

        // 4. Update history and table unless the search was stopped.
        if (!budget.isExhausted()) {
            if (highest >= beta) {
                history[side | bestMove] += depth * depth;
            }
            if (usesTable) {
                table.store(key, depth, LargeTranspositionTable.bound(highest, alpha, beta), highest, bestMove);
            }
        }
        return highest;
    }

    /**
     * Searches the position after a move that is unlikely to raise alpha: with a null window and, for late moves, at
     * reduced depth; then at full depth, and then with the full window, if the move turns out to be better. The window is
     * that of the side that moved, the result that of the side to move.
     */
    private int searchLateMove(int depth, int index, int alpha, int beta) {
        int reduction = depth < MIN_LMR_DEPTH || index < MIN_LMR_MOVE
                ? 0
                : index < MIN_DOUBLE_LMR_MOVE || depth == MIN_LMR_DEPTH ? 1 : 2;
        int value = search(depth - 1 - reduction, -alpha - 1, -alpha);
        if (reduction > 0 && -value > alpha) {
            value = search(depth - 1, -alpha - 1, -alpha);
        }
        return -value > alpha && -value < beta && beta > alpha + 1 ? search(depth - 1, -beta, -alpha) : value;
    }

    private int searchPass(int depth, int alpha, int beta) {
        if (board.opponentMobility() == 0) {
            return LargeEvaluation.finalScore(board);
        }
        board.pass();
        int value = -search(depth, -beta, -alpha);
        board.undo();
        return value;
    }

    private long[] orderMoves(int depth, int count, int hashMove) {
        int ply = board.ply();
        if (moveLists[ply] == null) {
            moveLists[ply] = new long[MAX_MOVES];
        }
        long[] order = moveLists[ply];
        board.listMoves(squares);
        for (int i = 0; i < count; i++) {
            order[i] = squares[i];
        }
        int side = board.isBlackToMove() ? 0 : LargeBoard.SQUARES;
        for (int i = 0; i < count && !budget.isExhausted(); i++) {
            int square = (int) order[i];
            long sortKey;
            if (square == hashMove) {
                sortKey = Integer.MIN_VALUE;
            } else if (depth >= MIN_SORT_DEPTH) {
                budget.countNode();
                board.play(square);
                sortKey = evaluation.evaluate(board);
                board.undo();
            } else {
                sortKey = -history[side | square];
            }
            order[i] |= sortKey << 32;
        }
        Arrays.sort(order, 0, count);
        return order;
    }
}
