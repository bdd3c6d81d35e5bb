package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** Scores one legal move for the side that plays it, without search. Higher is better. */
@FunctionalInterface
interface MoveHeuristic {
    int score(Position position, Move move);
}
