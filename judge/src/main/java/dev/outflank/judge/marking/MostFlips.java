package dev.outflank.judge.marking;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;

/** Plays the move that flips the most discs, the first in reading order in case of a tie, as Lab 8 part 1 prescribes. */
public final class MostFlips implements Player {
    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        Move best = Move.PASS;
        int maxFlips = 0;
        for (Move move : position.moves()) {
            int flips = position.flips(move);
            if (flips > maxFlips) {
                maxFlips = flips;
                best = move;
            }
        }
        return best;
    }
}
