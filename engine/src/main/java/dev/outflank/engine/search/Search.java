package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Evaluator;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.PatternIndices;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The engine for 4×4, 6×6 and 8×8: finds the best move and its score within {@link SearchLimits}. It searches one
 * position at a time, on the calling thread and its own threads, and keeps its transposition table between searches.
 *
 * <p>With one thread and without a clock, all results including node counts are reproducible: they depend only on the
 * searches since construction or {@link #clear}. With more threads, exact scores are the same and the best move is one
 * with that score.
 */
public final class Search implements Searcher {
    /** Maximum number of threads. */
    public static final int MAX_THREADS = 256;

    /** Size of the largest supported board. */
    public static final int MAX_BOARD_SIZE = Bitboard.MAX_BOARD_SIZE;

    /** The rounding of a score and of the sum of weights before it: a score this near is that of the same position. */
    private static final double MAX_ROUNDING = 0.6;

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final StopFlag stopFlag = new StopFlag();
    private final ParallelSearch parallelSearch;
    private long squares = Bitboard.squares(8);
    private Scoring scoring = Scoring.EMPTIES_TO_WINNER;
    private volatile PonderClock ponderClock = new PonderClock();
    private volatile boolean closed;

    /** The clock of a ponder search: unlimited until pondering is stopped. */
    private static final class PonderClock implements Clock {
        private volatile boolean stopped;

        @Override
        public long nanosLeft() {
            return stopped ? 0 : Long.MAX_VALUE;
        }
    }

    /**
     * An engine with the shipped evaluation.
     *
     * @param threads the number of threads, 1 to {@value #MAX_THREADS}
     * @param hashMegabytes the size of the transposition table, rounded down to a power of two
     */
    public Search(int threads, int hashMegabytes) {
        this(threads, hashMegabytes, Evaluation.shipped());
    }

    /** An engine with another evaluation. */
    public Search(int threads, int hashMegabytes, Evaluation evaluation) {
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException("expected 1 to " + MAX_THREADS + " threads, not " + threads);
        }
        this.evaluation = evaluation;
        table = new TranspositionTable(hashMegabytes);
        parallelSearch = new ParallelSearch(threads, table, stopFlag, evaluation);
    }

    /** Calls {@link Bitboard#warmUpVectors} for all vector code of searches with the shipped evaluation. */
    public static Thread warmUpVectors() {
        return Bitboard.warmUpVectors(Network::warmUpVectors);
    }

    /** As {@link #warmUpVectors}, for searches with any evaluation. */
    public static Thread warmUpAllVectors() {
        return Bitboard.warmUpVectors(PatternIndices::warmUpVectors, Network::warmUpVectors);
    }

    /** As {@link #warmUpAllVectors}, once the process has taken a second of CPU time: for commands that may be done before. */
    public static void warmUpVectorsLater() {
        Bitboard.warmUpVectors(Duration.ofSeconds(1), PatternIndices::warmUpVectors, Network::warmUpVectors);
    }

    @Override
    public int maxBoardSize() {
        return MAX_BOARD_SIZE;
    }

    @Override
    public SearchLimits limitsForLevel(int level, int empties) {
        return SearchLimits.ofLevel(level, empties);
    }

    @Override
    public SearchLimits limitsForMove(int level, int empties) {
        return SearchLimits.ofLevelForMove(level, empties);
    }

    /**
     * Searches until a limit is reached, {@link #stop} is called or the calling thread is interrupted. There is always a
     * result, however short the time.
     *
     * @throws IllegalStateException if this search is closed
     */
    @Override
    public SearchResult run(Position position, SearchLimits limits, SearchListener listener) {
        requireOpen();
        ponderClock.stopped = true;
        return search(RootPosition.of(position), limits.endingOnInterrupt(), listener);
    }

    /** Searches every legal move separately. The results are sorted by score, equal scores in reading order. */
    @Override
    public List<SearchResult> runAllMoves(Position position, SearchLimits limits, SearchListener listener) {
        requireOpen();
        ponderClock.stopped = true;
        return searchAllMoves(RootPosition.of(position), limits.endingOnInterrupt(), listener);
    }

    /**
     * The score of a result with its fraction of a disc: the evaluation at the end of the principal variation, not rounded.
     * Empty if the score is not the evaluation of that position: a proved score, a variation that is known only in part, or
     * a board smaller than 8×8.
     */
    public OptionalDouble unroundedScore(Position position, SearchResult result) {
        RootPosition end = RootPosition.of(position);
        if (result.exact() || position.size() < MAX_BOARD_SIZE) {
            return OptionalDouble.empty();
        }
        int sign = 1;
        int plies = 0;
        for (Move move : result.pv()) {
            end = move.isPass() ? end.pass() : end.play(move.bit());
            plies += move.isPass() ? 0 : 1;
            sign = -sign;
        }
        if (plies != result.depth() || end.moves() == 0 && end.pass().moves() == 0) {
            return OptionalDouble.empty();
        }
        Evaluator evaluator = evaluation.newEvaluator();
        evaluator.set(end.own(), end.opp());
        double score = sign * evaluator.unroundedScore(end.empties());
        return Math.abs(score - result.score()) <= MAX_ROUNDING ? OptionalDouble.of(score) : OptionalDouble.empty();
    }

    /**
     * Ponders: searches a position, usually while the opponent is to move, on a background thread until {@link #stop} or
     * the next search. The results stay in the transposition table.
     *
     * @param position the position to search
     * @param scoring how finished games are scored
     * @param listener receives intermediate results, on the background thread
     */
    public void ponder(Position position, Scoring scoring, SearchListener listener) {
        requireOpen();
        ponderClock.stopped = true;
        PonderClock newClock = new PonderClock();
        ponderClock = newClock;
        RootPosition root = RootPosition.of(position);
        SearchLimits limits = SearchLimits.NONE.withScoring(scoring).withClock(newClock);
        Thread.ofPlatform().daemon().name("ponder").start(() -> search(root, limits, listener));
    }

    /** Stops the running search or pondering; it returns its current result at once. Callable from any thread. */
    public void stop() {
        ponderClock.stopped = true;
        stopFlag.stop();
    }

    /** The depth of the shallow search with which ProbCut predicts a search of this depth. */
    public static int probCutDepth(int depth) {
        return ProbCut.shallowDepth(depth);
    }

    @Override
    public synchronized void clear() {
        table.clear();
        parallelSearch.setBoard(squares, scoring);
    }

    /** Stops the running search, waits for it, and releases the threads. */
    @Override
    public void close() {
        closed = true;
        stop();
        synchronized (this) {
            parallelSearch.close();
        }
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the search is closed: create a new one");
        }
    }

    private synchronized SearchResult search(RootPosition root, SearchLimits limits, SearchListener listener) {
        prepare(root, limits);
        if (root.isStartPosition() && limits.depth() >= root.empties()) {
            // The four moves are symmetric, so one is enough.
            int square = Long.numberOfTrailingZeros(root.moves());
            Move move = root.moveAt(square);
            return iterativeDeepening(root.play(square), limits, result -> listener.onResult(result.forParent(move)))
                    .forParent(move);
        }
        return iterativeDeepening(root, limits, listener);
    }

    private synchronized List<SearchResult> searchAllMoves(
            RootPosition root, SearchLimits limits, SearchListener listener) {
        prepare(root, limits);
        SearchLimits below = limits.withDepth(Math.max(1, limits.depth() - 1));
        List<SearchResult> results = new ArrayList<>();
        for (long m = root.moves(); m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            SearchResult result = iterativeDeepening(root.play(square), below, SearchListener.NONE)
                    .forParent(root.moveAt(square));
            results.add(result);
            listener.onResult(result);
        }
        results.sort(Comparator.comparingInt(SearchResult::score).reversed());
        return results;
    }

    private void prepare(RootPosition root, SearchLimits limits) {
        if (root.squares() != squares || limits.scoring() != scoring) {
            squares = root.squares();
            scoring = limits.scoring();
            clear();
        }
        table.newSearch();
        parallelSearch.startSearch(limits);
        stopFlag.reset();
    }

    /** Runs the iterations of the {@link IterationSchedule}. */
    private SearchResult iterativeDeepening(RootPosition root, SearchLimits limits, SearchListener listener) {
        if (root.moves() == 0 && root.pass().moves() == 0) {
            return toResult(root, parallelSearch.finalOutcome(root), 0, Selectivity.PERCENT_100, true);
        }
        long timeAtStart = limits.clock().nanosLeft();
        ParallelSearch.Outcome outcome = parallelSearch.bestByEvaluation(root);
        SearchResult best = toResult(root, outcome, 0, Selectivity.PERCENT_100, false);
        for (IterationSchedule.Iteration iteration : IterationSchedule.of(limits, root.empties())) {
            if (limits.savesTime() && limits.clock().nanosLeft() < timeAtStart / 2) {
                break;
            }
            boolean wldOnly = limits.goal() == SearchGoal.WIN && iteration.goal() == SearchGoal.WIN_DRAW_LOSS;
            ParallelSearch.Outcome latest =
                    parallelSearch.search(root, AspirationWindow.of(outcome.score(), iteration), iteration);
            if (!latest.completed()) {
                if (latest.move() != TranspositionTable.NO_MOVE
                        && !root.moveAt(latest.move()).equals(best.bestMove())
                        && (!wldOnly || latest.score() > best.score())) {
                    // Proved better than the last iteration's move, but not all moves were searched to this depth.
                    best = toResult(root, latest, best.depth(), best.selectivity(), false);
                }
                break;
            }
            if (wldOnly) {
                // The move is as certain as this iteration; the score is still that of the limited depth.
                outcome = outcome.withWldResult(latest);
                best = toResult(root, outcome, best.depth(), best.selectivity(), false);
            } else {
                outcome = latest;
                best = toResult(root, outcome, iteration.depth(), iteration.selectivity(), iteration.isExact());
            }
            listener.onResult(best);
        }
        // A stopped iteration counts, although the result may be that of the one before it.
        return best.withNodes(parallelSearch.nodes());
    }

    private SearchResult toResult(
            RootPosition root, ParallelSearch.Outcome outcome, int depth, Selectivity selectivity, boolean exact) {
        List<Move> pv = principalVariation(root, outcome.move(), depth);
        Move best = pv.isEmpty() ? Move.PASS : pv.getFirst();
        return new SearchResult(outcome.score(), best, pv, depth, selectivity, exact, parallelSearch.nodes());
    }

    /** The principal variation: the first move, then the best moves in the transposition table, up to the depth. */
    private List<Move> principalVariation(RootPosition root, int first, int depth) {
        List<Move> pv = new ArrayList<>();
        RootPosition position = root;
        int next = first;
        for (int pliesLeft = Math.max(1, depth); pliesLeft > 0; ) {
            long moves = position.moves();
            if (moves == 0) {
                if (position.pass().moves() == 0) {
                    break;
                }
                pv.add(Move.PASS);
                position = position.pass();
            } else {
                if (next >= 64 || (moves & 1L << next) == 0) {
                    break;
                }
                pv.add(root.moveAt(next));
                position = position.play(next);
                pliesLeft--;
            }
            long entry = table.probe(TranspositionTable.key(position.own(), position.opp()));
            next = entry == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.move(entry);
        }
        return pv;
    }
}
