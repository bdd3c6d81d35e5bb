package dev.outflank.web.learn;

import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.players.ExplainablePlayer;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.engine.EngineContext;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a lesson's player thinks of the moves on the board, as it is written on the squares. */
final class MoveScores {
    private static final int ENGINE_LEVEL = 8;
    private static final int THOUSANDTHS = 1000;

    private MoveScores() {}

    /** A square and what is written on it. */
    record Score(int square, String text, boolean best) {}

    static List<Score> of(Lesson lesson, Game game, EngineContext engine, Clock clock) {
        Map<Move, Double> scores = scores(lesson, game, engine, clock);
        double highest =
                scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        int size = game.position().size();
        return scores.entrySet().stream()
                .map(one -> new Score(
                        MoveView.squareIndex(one.getKey(), size),
                        format(lesson, one.getValue()),
                        one.getValue() == highest))
                .toList();
    }

    private static Map<Move, Double> scores(Lesson lesson, Game game, EngineContext engine, Clock clock) {
        return switch (lesson.id()) {
            case "random" -> uniformProbabilities(game.position());
            case "engine" -> engineScores(game.position(), engine, clock);
            case "minimax" -> playerScores("minimax:3", game, engine, clock);
            case "alphabeta" -> playerScores("minimax:4", game, engine, clock);
            case "mcts" -> playerScores("mcts:2000", game, engine, clock);
            default -> playerScores(lesson.id(), game, engine, clock);
        };
    }

    private static Map<Move, Double> playerScores(String spec, Game game, EngineContext engine, Clock clock) {
        return ((ExplainablePlayer) engine.player(spec)).moveScores(game, clock);
    }

    private static Map<Move, Double> uniformProbabilities(Position position) {
        Map<Move, Double> probabilities = new LinkedHashMap<>();
        position.moves().forEach(move -> probabilities.put(move, 1.0 / position.mobility()));
        return probabilities;
    }

    private static Map<Move, Double> engineScores(Position position, EngineContext engine, Clock clock) {
        Map<Move, Double> values = new LinkedHashMap<>();
        Searcher search = engine.search(position.size());
        SearchLimits limits =
                search.limitsForLevel(ENGINE_LEVEL, position.empties()).withClock(clock);
        MoveComparison.of(search, position, limits, depth -> {})
                .forEach(result -> values.put(result.bestMove(), (double) result.score()));
        return values;
    }

    private static String format(Lesson lesson, double value) {
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
