package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.rules.Move;

/** What a contestant answered, and the time it took on both clocks. */
public sealed interface Answer {
    TimeUsage time();

    /** A move; the referee still has to see whether it is legal. */
    record ChosenMove(Move move, TimeUsage time) implements Answer {}

    /** No move: the contestant broke a rule, or, with an internal verdict, we did. */
    record Failure(BotException fault, TimeUsage time) implements Answer {}
}
