package dev.outflank.engine.ladder;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;

/** Scans the board in reading order and plays the first move with the highest score. */
record FirstBest(MoveScore score) implements Player {
    @Override
    public Move choose(Game game, Clock clock) {
        return choose(game.position());
    }

    /** The move of the side to move; a pass when it has none. */
    Move choose(Position position) {
        Move best = Move.PASS;
        int highest = 0;
        for (Move move : position.moves()) {
            int value = score.of(position, move);
            if (best.isPass() || value > highest) {
                best = move;
                highest = value;
            }
        }
        return best;
    }
}
