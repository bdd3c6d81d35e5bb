package dev.outflank.engine.large;

import dev.outflank.engine.search.Result;
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
final class Descent {
    private static final int MOST_MOVES = Position.MAX_SIZE * Position.MAX_SIZE;

    /** From this depth on moves are sorted by the score of the position they lead to. */
    private static final int SORTED_DEPTH = 2;

    /** From this depth and this move on, moves are first searched less deep. */
    private static final int REDUCED_DEPTH = 3;

    private static final int LATE = 3;
    private static final int VERY_LATE = 10;

    private final LargeBoard board;
    private final LargeEvaluation evaluation;
    private final LargeTable table;
    private final Allowance allowance;

    private final int[] squares = new int[MOST_MOVES];

    /** A ply's moves in the order to try them: what to sort by in the upper half, the square in the lower. */
    private final long[][] orders = new long[LargeBoard.PLIES + 1][];

    /** How often a square refuted, by side. */
    private final int[] history = new int[2 * LargeBoard.SQUARES];

    private final long[] rootOrder;
    private int best;
    private int score;

    /** How deep the score comes from. */
    private int reached;

    Descent(LargeBoard board, LargeEvaluation evaluation, LargeTable table, Allowance allowance) {
        this.board = board;
        this.evaluation = evaluation;
        this.table = table;
        this.allowance = allowance;
        board.findMoves();
        rootOrder = new long[board.listMoves(squares)];
        for (int i = 0; i < rootOrder.length; i++) {
            rootOrder[i] = squares[i];
        }
        best = rootOrder.length == 0 ? 0 : (int) rootOrder[0];
    }

    /** The answer before anything was searched. */
    Result ready() {
        return result(false);
    }

    /** The score of the position by a search of this depth. */
    int score(int depth) {
        return search(depth, -LargeEvaluation.INFINITY, LargeEvaluation.INFINITY);
    }

    /** Searches every move of the root to a depth. When the allowance is spent, the best so far counts. */
    Result root(int depth) {
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < rootOrder.length && !allowance.isSpent(); i++) {
            int square = (int) rootOrder[i];
            board.play(square);
            int value = i == 0
                    ? -search(depth - 1, -LargeEvaluation.INFINITY, LargeEvaluation.INFINITY)
                    : -later(depth, i, highest, LargeEvaluation.INFINITY);
            board.undo();
            highest = noted(i, depth, value, highest);
        }
        return result(false);
    }

    /** The score of the position when it is played out to the end. */
    int solved() {
        return endgame().solve(-LargeEvaluation.INFINITY, LargeEvaluation.INFINITY);
    }

    private LargeEndgame endgame() {
        board.usePatterns(false);
        return new LargeEndgame(board, table, allowance);
    }

    /** Plays every move of the root out to the end. */
    Result end() {
        LargeEndgame endgame = endgame();
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < rootOrder.length && !allowance.isSpent(); i++) {
            int square = (int) rootOrder[i];
            board.play(square);
            int value = i == 0 ? -LargeEvaluation.INFINITY : -endgame.solve(-highest - 1, -highest);
            if (i == 0 || value > highest) {
                value = -endgame.solve(-LargeEvaluation.INFINITY, -highest);
            }
            board.undo();
            highest = noted(i, board.empties(), value, highest);
        }
        return result(!allowance.isSpent());
    }

    /** Keeps a root move that is better than all before it, and moves it to the front. */
    private int noted(int i, int depth, int value, int highest) {
        if (value <= highest || allowance.isSpent()) {
            return highest;
        }
        long chosen = rootOrder[i];
        System.arraycopy(rootOrder, 0, rootOrder, 1, i);
        rootOrder[0] = chosen;
        best = (int) chosen;
        score = value;
        reached = depth;
        return value;
    }

    private Result result(boolean exact) {
        Move move = Move.at(LargeBoard.row(best), LargeBoard.column(best));
        return new Result(
                LargeEvaluation.discs(score), move, List.of(move), reached, Selectivity.FULL, exact, allowance.nodes());
    }

    private int search(int depth, int alpha, int beta) {
        if (allowance.spend()) {
            return 0;
        }
        if (depth <= 0) {
            return evaluation.of(board);
        }

        // 1. What the table knows may be enough.
        boolean remembered = depth >= SORTED_DEPTH;
        long key = remembered ? board.key() : 0;
        long entry = remembered ? table.find(key) : 0;
        if (entry != 0 && LargeTable.depth(entry) >= depth && LargeTable.decides(entry, alpha, beta)) {
            return LargeTable.score(entry);
        }

        // 2. Without a move.
        board.findMoves();
        int count = board.mobility();
        if (count == 0) {
            return withoutMove(depth, alpha, beta);
        }

        // 3. The moves in the full window, then each only if it can be better than the best.
        long[] order = order(depth, count, entry == 0 ? LargeBoard.SQUARES : LargeTable.square(entry));
        int side = board.blackToMove() ? 0 : LargeBoard.SQUARES;
        int bestHere = (int) order[0];
        int highest = -LargeEvaluation.INFINITY;
        for (int i = 0; i < count && highest < beta && !allowance.isSpent(); i++) {
            int square = (int) order[i];
            int floor = Math.max(alpha, highest);
            board.play(square);
            int value = i == 0 ? -search(depth - 1, -beta, -floor) : -later(depth, i, floor, beta);
            board.undo();
            if (value > highest) {
                highest = value;
                bestHere = square;
            }
        }

        // 4. Remembered, unless the search was cut short.
        if (!allowance.isSpent()) {
            if (highest >= beta) {
                history[side | bestHere] += depth * depth;
            }
            if (remembered) {
                table.put(key, depth, LargeTable.bound(highest, alpha, beta), highest, bestHere);
            }
        }
        return highest;
    }

    /**
     * Searches a position after a move that is likely to be no better than alpha, seen from the other side: late moves
     * less deep at first, and in the full window only what proves better.
     */
    private int later(int depth, int index, int alpha, int beta) {
        int reduction = depth < REDUCED_DEPTH || index < LATE ? 0 : index < VERY_LATE || depth == REDUCED_DEPTH ? 1 : 2;
        int value = search(depth - 1 - reduction, -alpha - 1, -alpha);
        if (reduction > 0 && -value > alpha) {
            value = search(depth - 1, -alpha - 1, -alpha);
        }
        return -value > alpha && -value < beta && beta > alpha + 1 ? search(depth - 1, -beta, -alpha) : value;
    }

    private int withoutMove(int depth, int alpha, int beta) {
        if (board.opponentMobility() == 0) {
            return LargeEvaluation.ofFinished(board);
        }
        board.pass();
        int value = -search(depth, -beta, -alpha);
        board.undo();
        return value;
    }

    private long[] order(int depth, int count, int favourite) {
        int ply = board.ply();
        if (orders[ply] == null) {
            orders[ply] = new long[MOST_MOVES];
        }
        long[] order = orders[ply];
        board.listMoves(squares);
        for (int i = 0; i < count; i++) {
            order[i] = squares[i];
        }
        int side = board.blackToMove() ? 0 : LargeBoard.SQUARES;
        for (int i = 0; i < count && !allowance.isSpent(); i++) {
            int square = (int) order[i];
            long rank;
            if (square == favourite) {
                rank = Integer.MIN_VALUE;
            } else if (depth >= SORTED_DEPTH) {
                allowance.spend();
                board.play(square);
                rank = evaluation.of(board);
                board.undo();
            } else {
                rank = -history[side | square];
            }
            order[i] |= rank << 32;
        }
        Arrays.sort(order, 0, count);
        return order;
    }
}
