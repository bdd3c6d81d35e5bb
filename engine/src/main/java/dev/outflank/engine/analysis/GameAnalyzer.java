package dev.outflank.engine.analysis;

import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Analyzes games from the last move to the first. Every search begins with an empty transposition table, so that a verdict
 * depends on the game and the limits only: not on the number of threads, nor on what was analysed before. An exact score of
 * the position after a move is also the exact score of the move. Otherwise the played move and the best move are searched
 * to the same depth, because scores of different depths are not comparable.
 */
public final class GameAnalyzer {
    /** The level of an analysis if the user chooses none. */
    public static final int DEFAULT_LEVEL = 12;

    /** The same for boards larger than 8×8, where levels are numbers of nodes. */
    public static final int DEFAULT_LEVEL_LARGE_BOARD = 9;

    /** The size of the transposition table, on which estimates depend slightly. */
    public static final int HASH_MEGABYTES = 64;

    private final List<Searcher> searchers;
    private final IntFunction<SearchLimits> limitsByEmpties;
    private final BooleanSupplier cancelled;

    /**
     * An analyzer that searches with limits by number of empty squares.
     *
     * @param search the searcher to use
     * @param limitsByEmpties returns the limits for a number of empty squares; called before each search, so that a
     *     clock starts then
     * @param cancelled becomes true when the analysis is no longer needed
     */
    public GameAnalyzer(Searcher search, IntFunction<SearchLimits> limitsByEmpties, BooleanSupplier cancelled) {
        this(List.of(search), limitsByEmpties, cancelled);
    }

    /** An analyzer that searches several positions at the same time, one per searcher. */
    public GameAnalyzer(
            List<Searcher> searchers, IntFunction<SearchLimits> limitsByEmpties, BooleanSupplier cancelled) {
        this.searchers = List.copyOf(searchers);
        this.limitsByEmpties = limitsByEmpties;
        this.cancelled = cancelled;
    }

    /** Why a searcher for boards up to {@code maxBoardSize} cannot analyze a game; empty if it can. */
    public static Optional<String> unsupportedReason(Game game, int maxBoardSize) {
        int size = game.position().size();
        if (game.objective() != Objective.MOST_DISCS) {
            return Optional.of("only games won by most discs can be analysed, not the reversed game");
        }
        return size <= maxBoardSize
                ? Optional.empty()
                : Optional.of("only games on boards up to " + maxBoardSize + "×" + maxBoardSize
                        + " can be analysed, not on " + size + "×" + size);
    }

    /**
     * Analyzes every move of a game.
     *
     * @param game the game
     * @param listener receives each move's analysis as it is completed, the last move first
     * @return the analysis of the game
     * @throws CancellationException if the analysis was cancelled
     */
    public GameAnalysis analyze(Game game, Consumer<MoveAnalysis> listener) {
        unsupportedReason(game, searchers.getFirst().maxBoardSize()).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        Run run = new Run(game.positions());
        try (ExecutorService threads = Executors.newCachedThreadPool()) {
            searchers.stream().skip(1).forEach(searcher -> threads.execute(() -> run.searchAhead(searcher)));
            try {
                return analyze(game, run, listener);
            } finally {
                run.next.set(0);
            }
        }
    }

    private GameAnalysis analyze(Game game, Run run, Consumer<MoveAnalysis> listener) {
        List<Position> positions = game.positions();
        List<Move> moves = game.moves();
        AnalysisScore end = AnalysisScore.of(run.result(moves.size(), searchers.getFirst()));
        AnalysisScore after = end;
        List<MoveAnalysis> analyses = new ArrayList<>();
        for (int ply = moves.size() - 1; ply >= 0; ply--) {
            MoveAnalysis analysis = analyzeMove(ply, positions.get(ply), moves.get(ply), after, run);
            analyses.add(analysis);
            listener.accept(analysis);
            after = analysis.bestScore();
        }
        boolean blackToMove = game.position().toMove() == Colour.BLACK;
        return new GameAnalysis(game, analyses.reversed(), blackToMove ? end : end.forOpponent());
    }

    /** Analyzes a move; {@code after} is the score of the position after it, for the side to move there. */
    private MoveAnalysis analyzeMove(int ply, Position position, Move played, AnalysisScore after, Run run) {
        if (position.mobility() <= 1) {
            AnalysisScore score = after.forParent();
            return new MoveAnalysis(
                    ply, position.toMove(), played, score, played, score, List.of(played), MoveGrade.FORCED);
        }
        SearchResult best = run.result(ply, searchers.getFirst());
        AnalysisScore bestScore = AnalysisScore.of(best);
        if (best.bestMove().equals(played)) {
            return new MoveAnalysis(
                    ply, position.toMove(), played, bestScore, played, bestScore, best.pv(), MoveGrade.BEST);
        }
        AnalysisScore score = after.exact()
                ? after.forParent()
                : searchToSameDepth(best, position.play(played)).forParent();
        MoveGrade grade = MoveGrade.of(score, bestScore);
        return grade == MoveGrade.BEST
                ? new MoveAnalysis(ply, position.toMove(), played, score, played, score, List.of(played), grade)
                : new MoveAnalysis(ply, position.toMove(), played, score, best.bestMove(), bestScore, best.pv(), grade);
    }

    /** The best moves of the positions of a game, each searched by the first thread that needs it. */
    private final class Run {
        private final List<Position> positions;
        private final ConcurrentMap<Integer, FutureTask<SearchResult>> results = new ConcurrentHashMap<>();

        /** One more than the ply that another thread searches next. */
        private final AtomicInteger next;

        Run(List<Position> positions) {
            this.positions = positions;
            this.next = new AtomicInteger(positions.size());
        }

        /** Searches positions before they are needed, the last first. */
        void searchAhead(Searcher searcher) {
            for (int ply = next.decrementAndGet(); ply >= 0; ply = next.decrementAndGet()) {
                if (positions.get(ply).mobility() > 1 && !cancelled.getAsBoolean()) {
                    Future<SearchResult> _ = runOnce(ply, searcher);
                }
            }
        }

        SearchResult result(int ply, Searcher searcher) {
            return await(runOnce(ply, searcher));
        }

        private Future<SearchResult> runOnce(int ply, Searcher searcher) {
            Position position = positions.get(ply);
            FutureTask<SearchResult> task = new FutureTask<>(() -> search(position, limits(position), searcher));
            FutureTask<SearchResult> earlier = results.putIfAbsent(ply, task);
            if (earlier != null) {
                return earlier;
            }
            task.run();
            return task;
        }
    }

    private static <T> T await(Future<T> result) {
        try {
            return result.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the analysis was interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The score of a position after a move, searched one ply less than the position {@code before} the move. */
    private AnalysisScore searchToSameDepth(SearchResult before, Position position) {
        SearchLimits usual = limits(position);
        SearchLimits limits = SearchLimits.depth(Math.max(1, before.depth() - 1), before.selectivity());
        return AnalysisScore.of(
                search(position, limits.withClock(usual.clock()).withNodes(usual.nodes()), searchers.getFirst()));
    }

    private SearchLimits limits(Position position) {
        SearchLimits requested = limitsByEmpties.apply(position.empties());
        Clock clock = requested.clock();
        return requested.withClock(() -> cancelled.getAsBoolean() ? 0 : clock.nanosLeft());
    }

    private SearchResult search(Position position, SearchLimits limits, Searcher searcher) {
        searcher.clear();
        SearchResult result = searcher.run(position, limits, SearchListener.NONE);
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("the analysis was cancelled");
        }
        return result;
    }
}
