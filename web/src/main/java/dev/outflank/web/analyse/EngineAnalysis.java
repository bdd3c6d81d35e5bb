package dev.outflank.web.analyse;

import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.engine.EngineContext;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Runs the engine on games and positions and converts the results to JSON views. */
final class EngineAnalysis {
    private static final int GAME_LEVEL = 14;
    private static final int POSITION_LEVEL = 20;

    /** Above 8×8, where levels are node limits. */
    private static final int LARGE_BOARD_LEVEL = 9;

    private EngineAnalysis() {}

    /**
     * The verdict on a move. Values are discs for Black.
     *
     * @param ply number of moves before it
     * @param value the value after the move
     * @param best the best move
     * @param lost discs that the move lost for its side
     * @param line the best move and its continuation
     */
    record Verdict(
            int ply, int value, boolean exact, String best, int bestValue, int lost, String grade, List<String> line) {
        static Verdict of(MoveAnalysis move) {
            int sign = move.side() == Colour.BLACK ? 1 : -1;
            return new Verdict(
                    move.ply(),
                    sign * move.score().discs(),
                    move.score().exact(),
                    move.bestMove().toString(),
                    sign * move.bestScore().discs(),
                    Math.max(0, move.discsLost()),
                    move.grade().name().toLowerCase(Locale.ROOT),
                    names(move.pv()));
        }
    }

    /** The errors of a side (exact values) and its doubtful moves (estimated values). */
    record Total(int errors, int discsLost, int doubts, int discsDoubted) {
        static Total of(GameAnalysis analysis, Colour side) {
            GameAnalysis.MistakeTotals total = analysis.mistakeTotals(side);
            return new Total(total.errors(), total.discsLost(), total.doubts(), total.discsDoubted());
        }
    }

    /**
     * The summary of a game.
     *
     * @param end the value of the last position for Black
     * @param turningPoint the ply of the move that decided the game; -1 for none
     */
    record Summary(Total black, Total white, int end, boolean endExact, int turningPoint) {}

    /** The value of a legal move, in discs for the side to move. */
    record MoveValue(int square, String name, int value, boolean exact, String depth, List<String> line) {
        static MoveValue of(SearchResult result, int size) {
            return new MoveValue(
                    MoveView.squareIndex(result.bestMove(), size),
                    result.bestMove().toString(),
                    result.score(),
                    result.exact(),
                    result.depthLabel(),
                    names(result.pv()));
        }
    }

    static GameAnalysis analyse(Game game, EngineContext engine, Clock clock, Consumer<MoveAnalysis> listener) {
        // Each move needs at most two searches, so the game stays within the time limit.
        Duration timePerSearch = Duration.ofNanos(clock.nanosLeft() / (2L * game.ply() + 2));
        Searcher search = engine.search(game.position().size());
        return new GameAnalyzer(
                        search,
                        empties -> limits(search, GAME_LEVEL, empties).withClock(Clock.start(timePerSearch)),
                        clock::isExpired)
                .analyze(game, listener);
    }

    private static SearchLimits limits(Searcher search, int level, int empties) {
        return search.limitsForLevel(
                search.maxBoardSize() > Search.MAX_BOARD_SIZE ? LARGE_BOARD_LEVEL : level, empties);
    }

    static Summary summary(GameAnalysis analysis) {
        AnalysisScore end = analysis.finalScore();
        return new Summary(
                Total.of(analysis, Colour.BLACK),
                Total.of(analysis, Colour.WHITE),
                end.discs(),
                end.exact(),
                analysis.turningPoint().map(MoveAnalysis::ply).orElse(-1));
    }

    static List<MoveValue> values(
            Position position, EngineContext engine, Clock clock, Consumer<List<MoveValue>> listener) {
        int size = position.size();
        Searcher search = engine.search(size);
        SearchLimits limits = limits(search, POSITION_LEVEL, position.empties()).withClock(clock);
        return values(
                MoveComparison.of(search, position, limits, results -> listener.accept(values(results, size))), size);
    }

    private static List<MoveValue> values(List<SearchResult> results, int size) {
        return results.stream().map(result -> MoveValue.of(result, size)).toList();
    }

    private static List<String> names(List<Move> line) {
        return line.stream().map(Move::toString).toList();
    }
}
