package dev.outflank.web.analyse;

import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.Difficulty;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.analysis.MoveReason;
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
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Runs the engine on games and positions and converts the results to JSON views. */
final class EngineAnalysis {
    /** Above 8×8 a level is a number of nodes, and twice as many for each further one. */
    private static final int LEVELS_LESS_ON_LARGE_BOARDS = 6;

    private EngineAnalysis() {}

    /**
     * The verdict on a move. Values are discs for Black.
     *
     * @param ply number of moves before it
     * @param value the value after the move
     * @param best the best move
     * @param lost discs that the move lost for its side
     * @param line the best move and its continuation
     * @param reasons why a mistake is one
     */
    record Verdict(
            int ply,
            int value,
            boolean exact,
            String best,
            int bestValue,
            int lost,
            String grade,
            List<String> line,
            List<Reason> reasons) {
        static Verdict of(MoveAnalysis move, Position position) {
            int sign = move.side() == Colour.BLACK ? 1 : -1;
            return new Verdict(
                    move.ply(),
                    sign * move.score().discs(),
                    move.score().exact(),
                    move.bestMove().toString(),
                    sign * move.bestScore().discs(),
                    Math.max(0, move.discsLost()),
                    move.grade().name().toLowerCase(Locale.ROOT),
                    names(move.pv()),
                    move.grade().isMistake()
                            ? MoveReason.of(position, move.played(), move.bestMove()).stream()
                                    .map(Reason::of)
                                    .toList()
                            : List.of());
        }
    }

    /** A reason, which the page says in the visitor's language. */
    record Reason(String kind, String square, int before, int after) {
        static Reason of(MoveReason reason) {
            return new Reason(
                    reason.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    reason.square().isPass() ? "" : reason.square().toString(),
                    reason.before(),
                    reason.after());
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

    /**
     * The value of a legal move, in discs for the side to move.
     *
     * @param difficulty the depth since which the best move of the position has been the same
     */
    record MoveValue(
            int square, String name, int value, boolean exact, String depth, List<String> line, int difficulty) {
        static MoveValue of(SearchResult result, int size, int difficulty) {
            return new MoveValue(
                    MoveView.squareIndex(result.bestMove(), size),
                    result.bestMove().toString(),
                    result.score(),
                    result.exact(),
                    result.depthLabel(),
                    names(result.pv()),
                    difficulty);
        }
    }

    static GameAnalysis analyse(Game game, EngineContext engine, Clock clock, Consumer<MoveAnalysis> listener) {
        Searcher search = engine.search(game.position().size());
        int level = search.maxBoardSize() > Search.MAX_BOARD_SIZE
                ? GameAnalyzer.DEFAULT_LEVEL_LARGE_BOARD
                : GameAnalyzer.DEFAULT_LEVEL;
        return new GameAnalyzer(
                        search, empties -> search.limitsForLevel(level, empties).withClock(clock), clock::isExpired)
                .analyze(game, listener);
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

    /** The values of all moves, deeper and deeper up to a level; on large boards as deep as the time allows. */
    static List<MoveValue> values(
            Position position, int level, EngineContext engine, Clock clock, Consumer<List<MoveValue>> listener) {
        int size = position.size();
        Searcher search = engine.search(size);
        search.clear();
        Difficulty difficulty = new Difficulty();
        SearchLimits limits = search.limitsForLevel(
                        search.maxBoardSize() > Search.MAX_BOARD_SIZE ? level - LEVELS_LESS_ON_LARGE_BOARDS : level,
                        position.empties())
                .withClock(clock);
        return values(
                MoveComparison.of(search, position, limits, results -> {
                    difficulty.add(results);
                    listener.accept(values(results, size, difficulty));
                }),
                size,
                difficulty);
    }

    private static List<MoveValue> values(List<SearchResult> results, int size, Difficulty difficulty) {
        return results.stream()
                .map(result -> MoveValue.of(result, size, difficulty.depth()))
                .toList();
    }

    private static List<String> names(List<Move> line) {
        return line.stream().map(Move::toString).toList();
    }
}
