package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.random.RandomGenerator;

/** Every legal move with the same chance. */
record RandomPlayer(RandomGenerator random) implements Player {
    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        int mobility = position.mobility();
        return mobility == 0 ? Move.PASS : position.move(random.nextInt(mobility));
    }
}
