package dev.outflank.web.learn;

import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.players.ExplainablePlayer;
import dev.outflank.engine.players.PlayerLesson;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.engine.EngineContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The scores of a lesson's player for the legal moves, as they are written on the squares. */
final class MoveScores {
    private static final int ENGINE_LEVEL = 8;

    private MoveScores() {}

    /** A square and the text on it. */
    record Score(int square, String text, boolean best) {}

    static List<Score> of(PlayerLesson lesson, Game game, EngineContext engine, Clock clock) {
        Map<Move, Double> scores = scores(lesson, game, engine, clock);
        double highest =
                scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        int size = game.position().size();
        return scores.entrySet().stream()
                .map(score -> new Score(
                        MoveView.squareIndex(score.getKey(), size),
                        lesson.scoreFormat().format(score.getValue()),
                        score.getValue() == highest))
                .toList();
    }

    private static Map<Move, Double> scores(PlayerLesson lesson, Game game, EngineContext engine, Clock clock) {
        return engine.player(lesson.spec()) instanceof ExplainablePlayer player
                ? player.moveScores(game, clock)
                : engineScores(game.position(), engine, clock);
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
}
