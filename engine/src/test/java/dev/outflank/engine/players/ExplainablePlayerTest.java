package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainablePlayerTest {
    @ParameterizedTest
    @ValueSource(strings = {"first", "greedy", "smarter", "smartest", "composite", "minimax:2"})
    void choose_wholeGame_isTheFirstMoveWithTheHighestScore(String spec) throws NotationException {
        SplittableRandom random = new SplittableRandom(11);
        Game game = Game.start(8);
        while (!game.isOver()) {
            if (game.position().mobility() > 0) {
                ExplainablePlayer player = (ExplainablePlayer) BuiltInPlayers.create(spec);
                Map<Move, Double> scores = player.moveScores(game, Clock.UNLIMITED);
                assertThat(scores.keySet())
                        .containsExactlyElementsOf(game.position().moves());
                assertThat(player.choose(game, Clock.UNLIMITED)).isEqualTo(best(scores));
            }
            game = game.play(
                    game.position().mobility() == 0
                            ? Move.PASS
                            : game.position()
                                    .move(random.nextInt(game.position().mobility())));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "mcts:500", "cs303", "net"})
    void moveScores_position_coverAllLegalMoves(String spec) throws NotationException {
        Game game = Game.start(8).play(Move.at(4, 5));
        assertThat(((ExplainablePlayer) BuiltInPlayers.create(spec))
                        .moveScores(game, Clock.UNLIMITED)
                        .keySet())
                .containsExactlyElementsOf(game.position().moves());
    }

    private static Move best(Map<Move, Double> scores) {
        double highest =
                scores.values().stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        return scores.entrySet().stream()
                .filter(score -> score.getValue() == highest)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }
}
