package dev.outflank.engine.ladder;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** What a legal move is worth to the side that plays it: higher is better. */
@FunctionalInterface
interface MoveScore {
    /** All moves are alike. */
    MoveScore NONE = (position, move) -> 0;

    /** Part 1 of APS105's Lab 8: the number of discs turned. */
    MoveScore GREEDY = Position::flips;

    int of(Position position, Move move);
}
