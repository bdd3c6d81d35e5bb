package dev.outflank.web.analyse;

import dev.outflank.engine.analysis.Analyst;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.analysis.MoveVerdict;
import dev.outflank.engine.analysis.Value;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.web.board.Step;
import dev.outflank.web.think.Desk;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** What the engine finds in a game, in the words of the page. */
final class Study {
    private static final int LEVEL = 14;
    private static final int LEVEL_OF_ONE_POSITION = 20;

    /** Above 8×8 a level is a number of nodes. */
    private static final int LEVEL_ABOVE = 9;

    private Study() {}

    /**
     * A move, judged. Values are discs for Black.
     *
     * @param ply moves before it
     * @param value what it led to
     * @param best the best move
     * @param lost discs it lost to its side
     * @param line the best move and what would follow
     */
    record Verdict(
            int ply, int value, boolean exact, String best, int bestValue, int lost, String grade, List<String> line) {
        static Verdict of(MoveVerdict move) {
            int sign = move.side() == Colour.BLACK ? 1 : -1;
            return new Verdict(
                    move.ply(),
                    sign * move.value().discs(),
                    move.value().exact(),
                    move.best().toString(),
                    sign * move.bestValue().discs(),
                    Math.max(0, move.lost()),
                    move.grade().name().toLowerCase(Locale.ROOT),
                    names(move.line()));
        }
    }

    /** What a side lost for certain, and perhaps. */
    record Total(int errors, int discsLost, int doubts, int discsDoubted) {
        static Total of(GameAnalysis analysis, Colour side) {
            GameAnalysis.Total total = analysis.total(side);
            return new Total(total.errors(), total.discsLost(), total.doubts(), total.discsDoubted());
        }
    }

    /**
     * A game, judged.
     *
     * @param end what the last position is worth to Black
     * @param turningPoint the move that decided it, -1 for none
     */
    record Summary(Total black, Total white, int end, boolean endExact, int turningPoint) {}

    /** What a move is worth to its side. */
    record MoveValue(int square, String name, int value, boolean exact, String depth, List<String> line) {
        static MoveValue of(Result result, int size) {
            return new MoveValue(
                    Step.square(result.best(), size),
                    result.best().toString(),
                    result.score(),
                    result.exact(),
                    result.label(),
                    names(result.line()));
        }
    }

    static GameAnalysis analyse(Game game, Desk desk, Clock clock, Consumer<MoveVerdict> listener) {
        // Each move needs two searches at most, so all together stay within the time.
        Duration each = Duration.ofNanos(clock.nanosLeft() / (2L * game.ply() + 2));
        Searcher search = desk.search(game.position().size());
        return new Analyst(
                        search, empties -> limits(search, LEVEL, empties).within(Clock.start(each)), clock::isUp)
                .analyze(game, listener);
    }

    private static Limits limits(Searcher search, int level, int empties) {
        return search.level(search.largestBoard() > Search.LARGEST_BOARD ? LEVEL_ABOVE : level, empties);
    }

    static Summary summary(GameAnalysis analysis) {
        Value end = analysis.end();
        return new Summary(
                Total.of(analysis, Colour.BLACK),
                Total.of(analysis, Colour.WHITE),
                end.discs(),
                end.exact(),
                analysis.turningPoint().map(MoveVerdict::ply).orElse(-1));
    }

    static List<MoveValue> values(Position position, Desk desk, Clock clock, Consumer<List<MoveValue>> listener) {
        int size = position.size();
        Searcher search = desk.search(size);
        Limits limits = limits(search, LEVEL_OF_ONE_POSITION, position.empties()).within(clock);
        return values(
                MoveComparison.of(search, position, limits, results -> listener.accept(values(results, size))), size);
    }

    private static List<MoveValue> values(List<Result> results, int size) {
        return results.stream().map(result -> MoveValue.of(result, size)).toList();
    }

    private static List<String> names(List<Move> line) {
        return line.stream().map(Move::toString).toList();
    }
}
