package dev.outflank.engine.large;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Single-threaded search on boards from 10×10 to 26×26: iterative deepening as far as the limits allow, and an exact
 * solution of the endgame. The transposition table is kept from one move of a game to the next.
 */
public final class LargeSearch implements Searcher {
    /** 16 MB, at 16 bytes per slot. */
    private static final int DEFAULT_TABLE_SLOTS = 1 << 20;

    /** Up to this number of empty squares, the endgame is solved after {@link #PRESOLVE_DEPTH} plies of search. */
    private static final int MAX_EARLY_SOLVE_EMPTIES = 14;

    private static final int PRESOLVE_DEPTH = 4;
    private static final int PRESOLVE_DEPTH_MARGIN = 6;

    private final LargeWeights weights;
    private final LargeTranspositionTable table;
    private @Nullable LargeBoard board;

    /** A search with the shipped weights. */
    public LargeSearch() {
        this(LargeWeights.shipped());
    }

    public LargeSearch(LargeWeights weights) {
        this(weights, DEFAULT_TABLE_SLOTS);
    }

    /** @param slots number of slots of the transposition table, a power of two */
    public LargeSearch(LargeWeights weights, int slots) {
        this.weights = weights;
        this.table = new LargeTranspositionTable(slots);
    }

    @Override
    public int maxBoardSize() {
        return Position.MAX_SIZE;
    }

    /** A level is a number of nodes: 4,096 at level 5. The same depth would take a moment on 10×10 and hours on 26×26. */
    @Override
    public SearchLimits limitsForLevel(int level, int empties) {
        return SearchLimits.NONE.withNodes(1L << Math.min(7 + level, 62));
    }

    /** The same limits: a level is a number of nodes already. */
    @Override
    public SearchLimits limitsForMove(int level, int empties) {
        return limitsForLevel(level, empties);
    }

    @Override
    public void clear() {
        table.clear();
    }

    /** Does nothing: the search runs on the caller's thread. */
    @Override
    public void close() {}

    /**
     * Finds the best move of a position; its score is the disc difference. Of the limits, only depth, nodes and clock are
     * used. The result is exact only if the endgame was solved, which requires a depth of at least the number of empty
     * squares.
     */
    @Override
    public SearchResult run(Position position, SearchLimits limits, SearchListener listener) {
        if (position.isOver()) {
            return new SearchResult(
                    Scoring.RAW.difference(position, position.toMove()),
                    Move.PASS,
                    List.of(),
                    0,
                    Selectivity.PERCENT_100,
                    true,
                    0);
        }
        if (position.mobility() == 0) {
            return run(position.passed(), limits, result -> listener.onResult(result.forParent(Move.PASS)))
                    .forParent(Move.PASS);
        }
        LargeBoard here = setUp(position);
        SearchBudget budget =
                new SearchBudget(limits.nodes(), limits.endingOnInterrupt().clock());
        LargePvs pvs = newPvs(here, budget);
        SearchResult result = pvs.initialResult();
        int empties = here.empties();
        boolean solvesToEnd = canSolve(limits, empties);
        int presolveDepth = empties <= MAX_EARLY_SOLVE_EMPTIES ? PRESOLVE_DEPTH : empties - PRESOLVE_DEPTH_MARGIN;
        int maxDepth = Math.min(limits.depth(), solvesToEnd ? presolveDepth : empties);
        for (int depth = 1; depth <= maxDepth && !budget.isExhausted(); depth++) {
            result = pvs.searchRoot(depth);
            listener.onResult(result);
        }
        if (solvesToEnd && !budget.isExhausted()) {
            result = pvs.solveRoot();
            listener.onResult(result);
        }
        return withPv(position, result);
    }

    /** Scores every move by a search to the limits' depth, best first; exact if that reaches the end of the game. */
    @Override
    public List<SearchResult> runAllMoves(Position position, SearchLimits limits, SearchListener listener) {
        boolean solvesToEnd = canSolve(limits, position.empties());
        int depth = Math.min(limits.depth(), position.empties());
        SearchBudget budget =
                new SearchBudget(limits.nodes(), limits.endingOnInterrupt().clock());
        List<SearchResult> results = new ArrayList<>();
        for (Move move : position.moves()) {
            LargePvs pvs = newPvs(setUp(position.play(move)), budget);
            int score = -(solvesToEnd ? pvs.solve() : pvs.searchFullWindow(depth - 1));
            boolean exact = solvesToEnd && !budget.isExhausted();
            SearchResult result = withPv(
                    position,
                    new SearchResult(
                            LargeEvaluation.toDiscs(score),
                            move,
                            List.of(move),
                            depth,
                            Selectivity.PERCENT_100,
                            exact,
                            budget.nodes()));
            results.add(result);
            listener.onResult(result);
        }
        results.sort(Comparator.comparingInt(SearchResult::score).reversed());
        return results;
    }

    private static boolean canSolve(SearchLimits limits, int empties) {
        return limits.depth() >= empties && empties <= LargeEndgameSearch.MAX_EMPTIES;
    }

    /** Extends the result's principal variation with best moves from the table, up to the depth of the search. */
    private SearchResult withPv(Position position, SearchResult result) {
        List<Move> pv = new ArrayList<>();
        pv.add(result.bestMove());
        LargeBoard here = setUp(position.play(result.bestMove()));
        here.setPatternTracking(false);
        while (pv.size() < result.depth()) {
            here.generateMoves();
            if (here.mobility() == 0) {
                if (here.opponentMobility() == 0) {
                    break;
                }
                here.pass();
                pv.add(Move.PASS);
                continue;
            }
            long entry = table.probe(here.key());
            int square = LargeTranspositionTable.square(entry);
            if (entry == 0 || here.play(square) == 0) {
                break;
            }
            pv.add(Move.at(LargeBoard.row(square), LargeBoard.column(square)));
        }
        return new SearchResult(
                result.score(),
                result.bestMove(),
                pv,
                result.depth(),
                result.selectivity(),
                result.exact(),
                result.nodes());
    }

    private LargeBoard setUp(Position position) {
        LargeBoard here = board;
        if (here == null || here.size != position.size()) {
            here = new LargeBoard(position.size());
            table.clear();
            board = here;
        }
        here.set(position);
        table.nextGeneration();
        return here;
    }

    private LargePvs newPvs(LargeBoard here, SearchBudget budget) {
        LargeEvaluation evaluation = new LargeEvaluation(weights.at(here.empties(), here.size));
        return new LargePvs(here, evaluation, table, budget);
    }
}
