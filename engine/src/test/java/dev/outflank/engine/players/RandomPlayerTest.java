package dev.outflank.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomPlayerTest {
    @Test
    void choose_sameSeed_playsTheSameGame() throws NotationException {
        assertThat(game("random:42").moves()).isEqualTo(game("random:42").moves());
        assertThat(game("random:42").moves()).isNotEqualTo(game("random:43").moves());
    }

    @Test
    void choose_repeatedly_findsEveryMove() throws NotationException {
        Player random = BuiltInPlayers.create("random:1");
        Set<Move> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            seen.add(random.choose(Game.start(8), Clock.UNLIMITED));
        }
        assertThat(seen).hasSameElementsAs(Game.start(8).position().moves());
    }

    @Test
    void first_start_isTheFirstInReadingOrder() throws NotationException {
        assertThat(BuiltInPlayers.create("first").choose(Game.start(8), Clock.UNLIMITED))
                .hasToString("d3");
    }

    private static Game game(String spec) throws NotationException {
        Player player = BuiltInPlayers.create(spec);
        Game game = Game.start(8);
        while (!game.isOver()) {
            game = game.play(player.choose(game, Clock.UNLIMITED));
        }
        return game;
    }
}
