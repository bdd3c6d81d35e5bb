package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the very moves of {@link MinimaxPlayer} and visits far fewer nodes: lines that cannot change the choice are left
 * out (alpha-beta), likely good moves are tried first, the others only have to be shown to be no better (a window of
 * width one), and what is known about a position is kept in a table.
 *
 * <p>It looks one move ahead, then two, and so on up to its depth, or for as long as the clock allows; so a move is
 * always ready, and each round tells the next which moves to try first.
 */
final class AlphaBetaPlayer implements Player {
    /** With no depth and no time given. */
    static final int DEFAULT_DEPTH = 6;

    /** Stands for: as deep as the clock allows. */
    static final int BY_CLOCK = 0;

    /**
     * What each of a side's first discs counts besides on large boards. Who plays for moves has few discs for long, and
     * where the search is too shallow to see it coming, even a greedy opponent takes them all.
     */
    private static final int ANTI_WIPEOUT_BONUS = 40;

    private static final int MIN_ANTI_WIPEOUT_SIZE = 12;

    /** Below this depth, sorting and remembering cost more than they save. */
    private static final int MIN_SORT_DEPTH = 2;

    private final int depth;
    private final CompositeWeights weights;
    private @Nullable AlphaBetaSearch search;

    AlphaBetaPlayer(int depth, CompositeWeights weights) {
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
        SimpleTranspositionTable table =
                search != null && search.objective == game.objective() ? search.table : new SimpleTranspositionTable();
        CompositeEvaluation evaluation =
                new CompositeEvaluation(weights, antiWipeoutBonus(position.size()), game.objective());
        search = new AlphaBetaSearch(position, game.objective(), evaluation, table, new SearchBudget(clock));
        return search.choose(maxDepth(clock));
    }

    /** The nodes visited for the last move. */
    long nodes() {
        return search == null ? 0 : search.budget.nodes();
    }

    private int antiWipeoutBonus(int size) {
        return depth == BY_CLOCK && size >= MIN_ANTI_WIPEOUT_SIZE ? ANTI_WIPEOUT_BONUS : 0;
    }

    private int maxDepth(Clock clock) {
        if (depth != BY_CLOCK) {
            return depth;
        }
        return SearchBudget.isUnlimited(clock) ? DEFAULT_DEPTH : Integer.MAX_VALUE;
    }

    /** The search for one move. */
    private static final class AlphaBetaSearch {
        private final Objective objective;
        private final CompositeEvaluation evaluation;
        private final SimpleTranspositionTable table;
        private final SearchBudget budget;
        private final SearchBoard board;
        private final int[] squares;

        /** A level's moves in the order to try them: what to sort by in the upper half, the square in the lower. */
        private final long[][] moveLists;

        AlphaBetaSearch(
                Position position,
                Objective objective,
                CompositeEvaluation evaluation,
                SimpleTranspositionTable table,
                SearchBudget budget) {
            this.objective = objective;
            this.evaluation = evaluation;
            this.table = table;
            this.budget = budget;
            this.board = SearchBoard.of(position);
            this.squares = new int[position.empties()];
            this.moveLists = new long[SearchBoard.plyCapacity(position)][];
        }

        Move choose(int limit) {
            board.listMoves(squares);
            int best = squares[0];
            // A line cannot be longer than there are empty squares: at that depth the game is solved.
            int maxDepth = Math.min(limit, board.rootEmpties());
            for (int depth = 1; depth <= maxDepth && !budget.isExhausted(); depth++) {
                best = searchRoot(depth, best);
            }
            return board.move(best);
        }

        /**
         * The best square, of equal ones the first in reading order: a move that comes earlier than the best one so
         * far has only to equal it. When the time is up, the best so far; the last round's choice is looked at first.
         */
        private int searchRoot(int depth, int choice) {
            long[] order = orderMoves(depth, choice);
            int count = (int) order[0];
            int best = choice;
            int highest = -CompositeEvaluation.INFINITY;
            for (int i = 1; i <= count; i++) {
                int square = (int) order[i];
                int toBeat = square < best ? highest - 1 : highest;
                int value = i == 1
                        ? searchMove(square, depth, -CompositeEvaluation.INFINITY, CompositeEvaluation.INFINITY)
                        : scout(square, depth, toBeat, CompositeEvaluation.INFINITY);
                if (budget.isExhausted()) {
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
        private int searchMove(int square, int depth, int alpha, int beta) {
            board.play(square);
            int value = -search(depth - 1, -beta, -alpha);
            board.undo();
            return value;
        }

        /** As {@link #searchMove}, for a move that is likely to be no better than alpha: that is asked first. */
        private int scout(int square, int depth, int alpha, int beta) {
            int value = searchMove(square, depth, alpha, alpha + 1);
            return value > alpha && value < beta ? searchMove(square, depth, alpha, beta) : value;
        }

        private int search(int depth, int alpha, int beta) {
            if (budget.countNode()) {
                return 0;
            }
            if (depth == 0) {
                return evaluation.evaluate(board);
            }
            return depth < MIN_SORT_DEPTH ? shallowSearch(depth, alpha, beta) : pvs(depth, alpha, beta);
        }

        private int shallowSearch(int depth, int alpha, int beta) {
            long[] order = orderMoves(depth, SearchBoard.SQUARES);
            int count = (int) order[0];
            if (count == 0) {
                return searchPass(depth, alpha, beta);
            }
            int highest = -CompositeEvaluation.INFINITY;
            for (int i = 1; i <= count && highest < beta; i++) {
                highest = Math.max(highest, searchMove((int) order[i], depth, Math.max(alpha, highest), beta));
            }
            return highest;
        }

        private int pvs(int depth, int alpha, int beta) {
            // 1. What the table knows may be enough.
            long key = board.key();
            long entry = table.probe(key);
            int bound = SimpleTranspositionTable.bound(entry, depth);
            int known = SimpleTranspositionTable.score(entry);
            if (bound == SimpleTranspositionTable.EXACT
                    || bound == SimpleTranspositionTable.LOWER_BOUND && known >= beta
                    || bound == SimpleTranspositionTable.UPPER_BOUND && known <= alpha) {
                return known;
            }

            // 2. The moves, likely good ones first.
            long[] order = orderMoves(
                    depth,
                    SimpleTranspositionTable.isPresent(entry)
                            ? SimpleTranspositionTable.square(entry)
                            : SearchBoard.SQUARES);
            int count = (int) order[0];
            if (count == 0) {
                return searchPass(depth, alpha, beta);
            }

            // 3. The first in the full window, the others only if they can be better.
            int best = (int) order[1];
            int highest = searchMove(best, depth, alpha, beta);
            for (int i = 2; i <= count && highest < beta && !budget.isExhausted(); i++) {
                int value = scout((int) order[i], depth, Math.max(alpha, highest), beta);
                if (value > highest) {
                    best = (int) order[i];
                    highest = value;
                }
            }

            // 4. Remembered, unless the search was cut short.
            if (!budget.isExhausted()) {
                int kind = highest >= beta
                        ? SimpleTranspositionTable.LOWER_BOUND
                        : highest <= alpha ? SimpleTranspositionTable.UPPER_BOUND : SimpleTranspositionTable.EXACT;
                table.store(key, depth, kind, highest, best);
            }
            return highest;
        }

        private int searchPass(int depth, int alpha, int beta) {
            if (board.opponentMobility() == 0) {
                return evaluation.finalScore(board);
            }
            board.pass();
            int value = -search(depth, -beta, -alpha);
            board.undo();
            return value;
        }

        /**
         * This level's moves from index 1 on, their number at 0. From {@link #MIN_SORT_DEPTH} on the favourite comes
         * first and the others by the score of the position they lead to, the opponent's worst first.
         */
        private long[] orderMoves(int depth, int hashMove) {
            int ply = board.ply();
            if (moveLists[ply] == null) {
                moveLists[ply] = new long[squares.length + 1];
            }
            long[] order = moveLists[ply];
            int count = board.listMoves(squares);
            order[0] = count;
            for (int i = 0; i < count; i++) {
                order[i + 1] = squares[i];
            }
            if (depth >= MIN_SORT_DEPTH) {
                for (int i = 1; i <= count && !budget.isExhausted(); i++) {
                    int square = (int) order[i];
                    order[i] |=
                            (long) (square == hashMove ? -CompositeEvaluation.INFINITY : orderingScore(square)) << 32;
                }
                Arrays.sort(order, 1, count + 1);
            }
            return order;
        }

        private int orderingScore(int square) {
            budget.countNode();
            board.play(square);
            int score = evaluation.evaluate(board);
            board.undo();
            return score;
        }
    }
}
