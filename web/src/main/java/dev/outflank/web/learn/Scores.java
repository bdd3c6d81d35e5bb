package dev.outflank.web.learn;

import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.ladder.Outspoken;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.web.board.Step;
import dev.outflank.web.think.Desk;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a lesson's player thinks of the moves on the board, as it is written on the squares. */
final class Scores {
    private static final int ENGINE_LEVEL = 8;
    private static final int THOUSANDTHS = 1000;

    private Scores() {}

    /** A square and what is written on it. */
    record Score(int square, String text, boolean best) {}

    static List<Score> of(Lesson lesson, Game game, Desk desk, Clock clock) {
        Map<Move, Double> opinions = opinions(lesson, game, desk, clock);
        double highest = opinions.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        int size = game.position().size();
        return opinions.entrySet().stream()
                .map(one -> new Score(
                        Step.square(one.getKey(), size), written(lesson, one.getValue()), one.getValue() == highest))
                .toList();
    }

    private static Map<Move, Double> opinions(Lesson lesson, Game game, Desk desk, Clock clock) {
        return switch (lesson.id()) {
            case "random" -> chances(game.position());
            case "engine" -> values(game.position(), desk, clock);
            case "minimax" -> outspoken("minimax:3", game, desk, clock);
            case "alphabeta" -> outspoken("minimax:4", game, desk, clock);
            case "mcts" -> outspoken("mcts:2000", game, desk, clock);
            default -> outspoken(lesson.id(), game, desk, clock);
        };
    }

    private static Map<Move, Double> outspoken(String spec, Game game, Desk desk, Clock clock) {
        return ((Outspoken) desk.player(spec)).opinions(game, clock);
    }

    private static Map<Move, Double> chances(Position position) {
        Map<Move, Double> chances = new LinkedHashMap<>();
        position.moves().forEach(move -> chances.put(move, 1.0 / position.mobility()));
        return chances;
    }

    private static Map<Move, Double> values(Position position, Desk desk, Clock clock) {
        Map<Move, Double> values = new LinkedHashMap<>();
        Searcher search = desk.search(position.size());
        Limits limits = search.level(ENGINE_LEVEL, position.empties()).within(clock);
        MoveComparison.of(search, position, limits, depth -> {})
                .forEach(result -> values.put(result.best(), (double) result.score()));
        return values;
    }

    private static String written(Lesson lesson, double value) {
        String text = switch (lesson.id()) {
            case "random", "mcts" -> Math.round(100 * value) + "%";
            case "smarter" ->
                BigDecimal.valueOf(Math.round(value))
                        .divide(BigDecimal.valueOf(THOUSANDTHS))
                        .toPlainString();
            case "engine" -> (value > 0 ? "+" : "") + Math.round(value);
            default ->
                BigDecimal.valueOf(value).setScale(0, RoundingMode.HALF_UP).toPlainString();
        };
        return text.replace('-', '\u2212');
    }
}
