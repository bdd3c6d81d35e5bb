package dev.outflank.engine.ladder;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the very moves of {@link Minimax} and visits far fewer nodes: lines that cannot change the choice are left
 * out (alpha-beta), likely good moves are tried first, the others only have to be shown to be no better (a window of
 * width one), and what is known about a position is kept in a table.
 *
 * <p>It looks one move ahead, then two, and so on up to its depth, or for as long as the clock allows; so a move is
 * always ready, and each round tells the next which moves to try first.
 */
final class AlphaBeta implements Player {
    /** With no depth and no time given. */
    static final int UNLIMITED_DEPTH = 6;

    /** Stands for: as deep as the clock allows. */
    static final int BY_CLOCK = 0;

    /**
     * What each of a side's first discs counts besides on large boards. Who plays for moves has few discs for long, and
     * where the search is too shallow to see it coming, even a greedy opponent takes them all.
     */
    private static final int RESERVE = 40;

    private static final int RESERVE_SIZE = 12;

    /** Below this depth, sorting and remembering cost more than they save. */
    private static final int SORTED_DEPTH = 2;

    private final int depth;
    private final Weights weights;
    private @Nullable Search search;

    AlphaBeta(int depth, Weights weights) {
        this.depth = depth;
        this.weights = weights;
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        // What earlier moves of the game left in the table holds on, unless the sides now play for something else.
        ScoreTable table =
                search != null && search.objective == game.objective() ? search.table : new ScoreTable();
        Evaluation evaluation = new Evaluation(weights, reserve(position.size()), game.objective());
        search = new Search(position, game.objective(), evaluation, table, new Budget(clock));
        return search.choose(limit(clock));
    }

    /** The nodes visited for the last move. */
    long nodes() {
        return search == null ? 0 : search.budget.nodes();
    }

    private int reserve(int size) {
        return depth == BY_CLOCK && size >= RESERVE_SIZE ? RESERVE : 0;
    }

    private int limit(Clock clock) {
        if (depth != BY_CLOCK) {
            return depth;
        }
        return Budget.isUnlimited(clock) ? UNLIMITED_DEPTH : Integer.MAX_VALUE;
    }

    /** The search for one move. */
    private static final class Search {
        private final Objective objective;
        private final Evaluation evaluation;
        private final ScoreTable table;
        private final Budget budget;
        private final SearchBoard board;
        private final int[] squares;

        /** A level's moves in the order to try them: what to sort by in the upper half, the square in the lower. */
        private final long[][] orders;

        Search(Position position, Objective objective, Evaluation evaluation, ScoreTable table, Budget budget) {
            this.objective = objective;
            this.evaluation = evaluation;
            this.table = table;
            this.budget = budget;
            this.board = SearchBoard.of(position);
            this.squares = new int[position.empties()];
            this.orders = new long[SearchBoard.levels(position)][];
        }

        Move choose(int limit) {
            board.moves(squares);
            int best = squares[0];
            // A line cannot be longer than there are empty squares: at that depth the game is solved.
            int deepest = Math.min(limit, board.emptiesAtStart());
            for (int depth = 1; depth <= deepest && !budget.isSpent(); depth++) {
                best = root(depth, best);
            }
            return board.move(best);
        }

        /**
         * The best square, of equal ones the first in reading order: a move that comes earlier than the best one so
         * far has only to equal it. When the time is up, the best so far; the last round's choice is looked at first.
         */
        private int root(int depth, int choice) {
            long[] order = order(depth, choice);
            int count = (int) order[0];
            int best = choice;
            int highest = -Evaluation.INFINITY;
            for (int i = 1; i <= count; i++) {
                int square = (int) order[i];
                int toBeat = square < best ? highest - 1 : highest;
                int value = i == 1
                        ? after(square, depth, -Evaluation.INFINITY, Evaluation.INFINITY)
                        : scout(square, depth, toBeat, Evaluation.INFINITY);
                if (budget.isSpent()) {
                    break;
                }
                if (value > toBeat) {
                    best = square;
                    highest = value;
                }
            }
            return best;
        }

        /** The score of a move, or a bound of it outside of the window. */
        private int after(int square, int depth, int alpha, int beta) {
            board.play(square);
            int value = -search(depth - 1, -beta, -alpha);
            board.undo();
            return value;
        }

        /** As {@link #after}, for a move that is likely to be no better than alpha: that is asked first. */
        private int scout(int square, int depth, int alpha, int beta) {
            int value = after(square, depth, alpha, alpha + 1);
            return value > alpha && value < beta ? after(square, depth, alpha, beta) : value;
        }

        private int search(int depth, int alpha, int beta) {
            if (budget.spend()) {
                return 0;
            }
            if (depth == 0) {
                return evaluation.of(board);
            }
            return depth < SORTED_DEPTH ? plain(depth, alpha, beta) : sorted(depth, alpha, beta);
        }

        private int plain(int depth, int alpha, int beta) {
            long[] order = order(depth, SearchBoard.SQUARES);
            int count = (int) order[0];
            if (count == 0) {
                return withoutMove(depth, alpha, beta);
            }
            int highest = -Evaluation.INFINITY;
            for (int i = 1; i <= count && highest < beta; i++) {
                highest = Math.max(highest, after((int) order[i], depth, Math.max(alpha, highest), beta));
            }
            return highest;
        }

        private int sorted(int depth, int alpha, int beta) {
            // 1. What the table knows may be enough.
            long key = board.key();
            long entry = table.find(key);
            int bound = ScoreTable.bound(entry, depth);
            int known = ScoreTable.score(entry);
            if (bound == ScoreTable.EXACT
                    || bound == ScoreTable.AT_LEAST && known >= beta
                    || bound == ScoreTable.AT_MOST && known <= alpha) {
                return known;
            }

            // 2. The moves, likely good ones first.
            long[] order = order(depth, ScoreTable.holds(entry) ? ScoreTable.square(entry) : SearchBoard.SQUARES);
            int count = (int) order[0];
            if (count == 0) {
                return withoutMove(depth, alpha, beta);
            }

            // 3. The first in the full window, the others only if they can be better.
            int best = (int) order[1];
            int highest = after(best, depth, alpha, beta);
            for (int i = 2; i <= count && highest < beta && !budget.isSpent(); i++) {
                int value = scout((int) order[i], depth, Math.max(alpha, highest), beta);
                if (value > highest) {
                    best = (int) order[i];
                    highest = value;
                }
            }

            // 4. Remembered, unless the search was cut short.
            if (!budget.isSpent()) {
                int kind = highest >= beta
                        ? ScoreTable.AT_LEAST
                        : highest <= alpha ? ScoreTable.AT_MOST : ScoreTable.EXACT;
                table.put(key, depth, kind, highest, best);
            }
            return highest;
        }

        private int withoutMove(int depth, int alpha, int beta) {
            if (board.opponentMobility() == 0) {
                return evaluation.ofFinished(board);
            }
            board.pass();
            int value = -search(depth, -beta, -alpha);
            board.undo();
            return value;
        }

        /**
         * This level's moves from index 1 on, their number at 0. From {@link #SORTED_DEPTH} on the favourite comes
         * first and the others by the score of the position they lead to, the opponent's worst first.
         */
        private long[] order(int depth, int favourite) {
            int level = board.level();
            if (orders[level] == null) {
                orders[level] = new long[squares.length + 1];
            }
            long[] order = orders[level];
            int count = board.moves(squares);
            order[0] = count;
            for (int i = 0; i < count; i++) {
                order[i + 1] = squares[i];
            }
            if (depth >= SORTED_DEPTH) {
                for (int i = 1; i <= count && !budget.isSpent(); i++) {
                    int square = (int) order[i];
                    order[i] |= (long) (square == favourite ? -Evaluation.INFINITY : scoreAfter(square)) << 32;
                }
                Arrays.sort(order, 1, count + 1);
            }
            return order;
        }

        private int scoreAfter(int square) {
            budget.spend();
            board.play(square);
            int score = evaluation.of(board);
            board.undo();
            return score;
        }
    }
}
