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
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Analyzes games from the last move to the first (retrograde analysis). Results for later positions are then in the
 * transposition table when earlier ones are searched, and an exact score of the position after a move is also the exact
 * score of the move. Otherwise the played move and the best move are searched to the same depth, because scores of
 * different depths are not comparable.
 */
public final class GameAnalyzer {
    private final Searcher search;
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
        this.search = search;
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
        unsupportedReason(game, search.maxBoardSize()).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        List<Position> positions = game.positions();
        List<Move> moves = game.moves();
        AnalysisScore end = AnalysisScore.of(search(game.position(), limits(game.position())));
        AnalysisScore after = end;
        List<MoveAnalysis> analyses = new ArrayList<>();
        for (int ply = moves.size() - 1; ply >= 0; ply--) {
            MoveAnalysis analysis = analyzeMove(ply, positions.get(ply), moves.get(ply), after);
            analyses.add(analysis);
            listener.accept(analysis);
            after = analysis.bestScore();
        }
        boolean blackToMove = game.position().toMove() == Colour.BLACK;
        return new GameAnalysis(game, analyses.reversed(), blackToMove ? end : end.forOpponent());
    }

    /** Analyzes a move; {@code after} is the score of the position after it, for the side to move there. */
    private MoveAnalysis analyzeMove(int ply, Position position, Move played, AnalysisScore after) {
        if (position.mobility() <= 1) {
            AnalysisScore score = after.forParent();
            return new MoveAnalysis(
                    ply, position.toMove(), played, score, played, score, List.of(played), MoveGrade.FORCED);
        }
        SearchResult best = search(position, limits(position));
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

    /** The score of a position after a move, searched one ply less than the position {@code before} the move. */
    private AnalysisScore searchToSameDepth(SearchResult before, Position position) {
        SearchLimits usual = limits(position);
        SearchLimits limits = SearchLimits.depth(Math.max(1, before.depth() - 1), before.selectivity());
        return AnalysisScore.of(search(position, limits.withClock(usual.clock()).withNodes(usual.nodes())));
    }

    private SearchLimits limits(Position position) {
        SearchLimits requested = limitsByEmpties.apply(position.empties());
        Clock clock = requested.clock();
        return requested.withClock(() -> cancelled.getAsBoolean() ? 0 : clock.nanosLeft());
    }

    private SearchResult search(Position position, SearchLimits limits) {
        SearchResult result = search.run(position, limits, SearchListener.NONE);
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("the analysis was cancelled");
        }
        return result;
    }
}
