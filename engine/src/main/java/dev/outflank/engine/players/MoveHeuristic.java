package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** What a legal move is worth to the side that plays it: higher is better. */
@FunctionalInterface
interface MoveHeuristic {
    /** All moves are alike. */
    MoveHeuristic NONE = (position, move) -> 0;

    /** Part 1 of APS105's Lab 8: the number of discs turned. */
    MoveHeuristic GREEDY = Position::flips;

    int score(Position position, Move move);
}
