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
 * Looks through games from their last move to the first. So what a later position turned out to be worth is in the
 * search's table when an earlier one is searched; and an exact value of the position after a move is the exact value of
 * the move. Otherwise the played move and the best one are searched to the same depth, since values from different
 * depths cannot be compared.
 */
public final class GameAnalyzer {
    private final Searcher search;
    private final IntFunction<SearchLimits> limitsByEmpties;
    private final BooleanSupplier cancelled;

    /**
     * An analyst who searches each position as far as its number of empty squares allows.
     *
     * @param limitsByEmpties the limits with so many squares empty, asked anew before each search, so that a clock starts then
     * @param cancelled true from the moment on when nobody wants the analysis any more
     */
    public GameAnalyzer(Searcher search, IntFunction<SearchLimits> limitsByEmpties, BooleanSupplier cancelled) {
        this.search = search;
        this.limitsByEmpties = limitsByEmpties;
        this.cancelled = cancelled;
    }

    /**
     * Why a game cannot be analysed by a searcher that takes boards up to a size: one sentence, or empty when it can.
     */
    public static Optional<String> unsupportedReason(Game game, int maxBoardSize) {
        int size = game.position().size();
        if (game.objective() != Objective.MOST_DISCS) {
            return Optional.of("games are analysed in which the most discs win, not the reversed game");
        }
        return size <= maxBoardSize
                ? Optional.empty()
                : Optional.of("games are analysed on boards up to " + maxBoardSize + "×" + maxBoardSize + ", not on "
                        + size + "×" + size);
    }

    /**
     * Judges every move of a game.
     *
     * @param listener hears each verdict as it is found, the last move's first
     * @throws CancellationException when it was cancelled
     */
    public GameAnalysis analyze(Game game, Consumer<MoveAnalysis> listener) {
        unsupportedReason(game, search.maxBoardSize()).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
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
        boolean blackIsLast = game.position().toMove() == Colour.BLACK;
        return new GameAnalysis(game, analyses.reversed(), blackIsLast ? end : end.forOpponent());
    }

    /** Judges a move that led to a position of this value to its mover. */
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

    /** The value of a position one move later than one that was searched. */
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
