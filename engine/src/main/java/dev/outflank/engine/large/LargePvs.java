package dev.outflank.engine.large;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.List;

/**
 * Principal-variation search from one position. Likely good moves are tried first; the others only have to be shown to
 * be no better, and late ones with less depth at first. Nothing is allocated below the root but the lists of a ply when
 * a line first gets that long.
 */
final class LargePvs {
    private static final int MAX_MOVES = Position.MAX_SIZE * Position.MAX_SIZE;

    /** From this depth on moves are sorted by the score of the position they lead to. */
    private static final int MIN_SORT_DEPTH = 2;

    /** From this depth and this move on, moves are first searched less deep. */
    private static final int MIN_LMR_DEPTH = 3;

    private static final int MIN_LMR_MOVE = 3;
    private static final int MIN_DOUBLE_LMR_MOVE = 10;

    private final LargeBoard board;
    private final LargeEvaluation evaluation;
    private final LargeTranspositionTable table;
    private final SearchBudget budget;

    private final int[] squares = new int[MAX_MOVES];

    /** A ply's moves in the order to try them: what to sort by in the upper half, the square in the lower. */
    private final long[][] moveLists = new long[LargeBoard.MAX_PLIES + 1][];

    /** How often a square refuted, by side. */
    private final int[] history = new int[2 * LargeBoard.SQUARES];

    private final long[] rootMoves;
    private int best;
    private int score;

    /** How deep the score comes from. */
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

    /** The answer before anything was searched. */
    SearchResult initialResult() {
        return result(false);
    }

    /** The score of the position by a search of this depth. */
    int searchFullWindow(int depth) {
        return search(depth, -LargeEvaluation.INFINITY, LargeEvaluation.INFINITY);
    }

    /** Searches every move of the root to a depth. When the allowance is spent, the best so far counts. */
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

    /** The score of the position when it is played out to the end. */
    int solve() {
        return newEndgameSearch().solve(-LargeEvaluation.INFINITY, LargeEvaluation.INFINITY);
    }

    private LargeEndgameSearch newEndgameSearch() {
        board.setPatternTracking(false);
        return new LargeEndgameSearch(board, table, budget);
    }

    /** Plays every move of the root out to the end. */
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

    /** Keeps a root move that is better than all before it, and moves it to the front. */
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

        // 1. What the table knows may be enough.
        boolean usesTable = depth >= MIN_SORT_DEPTH;
        long key = usesTable ? board.key() : 0;
        long entry = usesTable ? table.probe(key) : 0;
        if (entry != 0
                && LargeTranspositionTable.depth(entry) >= depth
                && LargeTranspositionTable.isCutoff(entry, alpha, beta)) {
            return LargeTranspositionTable.score(entry);
        }

        // 2. Without a move.
        board.generateMoves();
        int count = board.mobility();
        if (count == 0) {
            return searchPass(depth, alpha, beta);
        }

        // 3. The moves in the full window, then each only if it can be better than the best.
        long[] order =
                orderMoves(depth, count, entry == 0 ? LargeBoard.SQUARES : LargeTranspositionTable.square(entry));
        int side = board.isBlackToMove() ? 0 : LargeBoard.SQUARES;
        int bestMove = (int) order[0];
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta && !budget.isExhausted(); i++) {
            int square = (int) order[i];
            int floor = Math.max(alpha, highest);
            board.play(square);
            int value = i == 0 ? -search(depth - 1, -beta, -floor) : -searchLateMove(depth, i, floor, beta);
            board.undo();
            if (value > highest) {
                highest = value;
                bestMove = square;
            }
        }

        // 4. Remembered, unless the search was cut short.
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
     * Searches a position after a move that is likely to be no better than alpha, seen from the other side: late moves
     * less deep at first, and in the full window only what proves better.
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
