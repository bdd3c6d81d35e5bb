package dev.outflank.engine.players;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Alpha-beta search (Knuth and Moore 1975): chooses the same moves as {@link MinimaxPlayer} at the same depth, but
 * visits far fewer nodes. It orders moves by a shallow evaluation, searches all but the first with a null window
 * (principal variation search, Marsland and Campbell 1982), and keeps results in a transposition table.
 *
 * <p>Iterative deepening: it searches to depth 1, 2 and so on up to its depth, or until the time is up. A move is
 * therefore available at any time, and each iteration improves the move ordering of the next.
 */
final class AlphaBetaPlayer implements Player {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "alphabeta",
                    "[:depth]",
                    "Chooses the same moves as minimax with far fewer nodes; without a depth, as deep as the clock allows.",
                    AlphaBetaPlayer::parse)
            .withLesson(
                    "Leave out what cannot matter",
                    "The same numbers as minimax for a fraction of the work: once a reply makes a move worse than one"
                            + " already searched, the other replies need not be searched. With good moves first, the"
                            + " tree shrinks to about its square root. The game tree of 4×4 shows how it prunes.",
                    "Minimax's score four moves from here: the same numbers, with less work.",
                    "minimax:4",
                    ScoreFormat.WHOLE)
            .withPreset("Alpha-beta", "The game tree, five moves deep.", "alphabeta:5");

    /** Depth if neither a depth nor a time limit is given. */
    static final int DEFAULT_DEPTH = 6;

    /** Means: as deep as the clock allows. */
    static final int BY_CLOCK = 0;

    /**
     * Bonus for each of a side's first discs on large boards. A side that plays for mobility has few discs for most of
     * the game. Where the search is too shallow to see it coming, even a greedy opponent can take them all.
     */
    private static final int ANTI_WIPEOUT_BONUS = 40;

    private static final int MIN_ANTI_WIPEOUT_SIZE = 12;

    /** Below this depth, sorting moves and storing results cost more than they save. */
    private static final int MIN_SORT_DEPTH = 2;

    private final int depth;
    private final Function<Game, BoardEvaluation> evaluations;
    private @Nullable AlphaBetaSearch search;

    AlphaBetaPlayer(int depth, CompositeWeights weights) {
        this(
                depth,
                game -> new CompositeEvaluation(
                        weights, antiWipeoutBonus(depth, game.position().size()), game.objective()));
    }

    /** @param evaluations the evaluation for the next move of a game */
    AlphaBetaPlayer(int depth, Function<Game, BoardEvaluation> evaluations) {
        this.depth = depth;
        this.evaluations = evaluations;
    }

    private static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources)
            throws NotationException {
        parameters.requireCount(0, 1, PlayerParameters.DEPTH_USAGE);
        int depth = parameters.count() == 0 ? BY_CLOCK : parameters.depth(0);
        return () -> new AlphaBetaPlayer(depth, CompositeWeights.DEFAULT);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        // Entries from earlier moves of the game stay valid unless the objective has changed.
        SimpleTranspositionTable table =
                search != null && search.objective == game.objective() ? search.table : new SimpleTranspositionTable();
        search = new AlphaBetaSearch(
                position, game.objective(), evaluations.apply(game), table, new SearchBudget(clock));
        return search.choose(maxDepth(clock));
    }

    /** Number of nodes visited for the last move. */
    long nodes() {
        return search == null ? 0 : search.budget.nodes();
    }

    private static int antiWipeoutBonus(int depth, int size) {
        return depth == BY_CLOCK && size >= MIN_ANTI_WIPEOUT_SIZE ? ANTI_WIPEOUT_BONUS : 0;
    }

    private int maxDepth(Clock clock) {
        if (depth != BY_CLOCK) {
            return depth;
        }
        return clock.isUnlimited() ? DEFAULT_DEPTH : Integer.MAX_VALUE;
    }

    /** The search for one move. */
    private static final class AlphaBetaSearch {
        private final Objective objective;
        private final BoardEvaluation evaluation;
        private final SimpleTranspositionTable table;
        private final SearchBudget budget;
        private final SearchBoard board;
        private final int[] squares;

        /** Per ply, the moves in search order: the sort key in the upper 32 bits, the square in the lower. */
        private final long[][] moveLists;

        AlphaBetaSearch(
                Position position,
                Objective objective,
                BoardEvaluation evaluation,
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
            // No line is longer than the number of empty squares, so at that depth the game is solved.
            int maxDepth = Math.min(limit, board.rootEmpties());
            for (int depth = 1; depth <= maxDepth && !budget.isExhausted(); depth++) {
                best = searchRoot(depth, best);
            }
            return board.move(best);
        }

        /**
         * Returns the best square; of equal ones, the first in reading order, so a move that comes earlier than the
         * best so far only has to equal it. When the time is up, returns the best so far.
         *
         * @param previousBest the best square of the previous iteration, which is searched first
         */
        private int searchRoot(int depth, int previousBest) {
            long[] order = orderMoves(depth, previousBest);
            int count = (int) order[0];
            int best = previousBest;
            int highest = -BoardEvaluation.INFINITY;
            for (int i = 1; i <= count; i++) {
                int square = (int) order[i];
                int toBeat = square < best ? highest - 1 : highest;
                int value = i == 1
                        ? searchMove(square, depth, -BoardEvaluation.INFINITY, BoardEvaluation.INFINITY)
                        : scout(square, depth, toBeat, BoardEvaluation.INFINITY);
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

        /** The score of a move, or a bound on it if it is outside the window. */
        private int searchMove(int square, int depth, int alpha, int beta) {
            board.play(square);
            int value = -search(depth - 1, -beta, -alpha);
            board.undo();
            return value;
        }

        /** Like {@link #searchMove}, with a null-window search first, for moves unlikely to raise alpha. */
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
            int highest = -BoardEvaluation.INFINITY;
            for (int i = 1; i <= count && highest < beta; i++) {
                highest = Math.max(highest, searchMove((int) order[i], depth, Math.max(alpha, highest), beta));
            }
            return highest;
        }

        private int pvs(int depth, int alpha, int beta) {
            // 1. Probe the table.
            long key = board.key();
            long entry = table.probe(key);
            int bound = SimpleTranspositionTable.bound(entry, depth);
            int known = SimpleTranspositionTable.score(entry);
            if (bound == SimpleTranspositionTable.EXACT
                    || bound == SimpleTranspositionTable.LOWER_BOUND && known >= beta
                    || bound == SimpleTranspositionTable.UPPER_BOUND && known <= alpha) {
                return known;
            }

            // 2. Order the moves.
            long[] order = orderMoves(
                    depth,
                    SimpleTranspositionTable.isPresent(entry)
                            ? SimpleTranspositionTable.square(entry)
                            : SearchBoard.SQUARES);
            int count = (int) order[0];
            if (count == 0) {
                return searchPass(depth, alpha, beta);
            }

            // 3. Search the first move with the full window, the others with a null window first.
            int best = (int) order[1];
            int highest = searchMove(best, depth, alpha, beta);
            for (int i = 2; i <= count && highest < beta && !budget.isExhausted(); i++) {
                int value = scout((int) order[i], depth, Math.max(alpha, highest), beta);
                if (value > highest) {
                    best = (int) order[i];
                    highest = value;
                }
            }

            // 4. Store the result unless the search was stopped.
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
         * Lists the moves of this ply, starting at index 1; their number is at index 0. At {@link #MIN_SORT_DEPTH} and
         * deeper, the hash move comes first and the others are sorted by the evaluation after them, worst for the
         * opponent first.
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
                    order[i] |= (long) (square == hashMove ? -BoardEvaluation.INFINITY : orderingScore(square)) << 32;
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
