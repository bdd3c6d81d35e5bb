package dev.outflank.protocol;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;

/** The algorithm that Lab 8 prescribes: the most flips, ties broken in reading order. */
public final class Greedy implements Player {
    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        Move best = Move.PASS;
        for (Move move : position.moves()) {
            if (best.isPass() || position.flips(move) > position.flips(best)) {
                best = move;
            }
        }
        return best;
    }
}
