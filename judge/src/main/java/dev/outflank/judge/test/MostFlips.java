package dev.outflank.judge.test;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;

/** The move that turns most discs; among equals the first in reading order. It is what Lab 8 prescribes for part 1. */
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
