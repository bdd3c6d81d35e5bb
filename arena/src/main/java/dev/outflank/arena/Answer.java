package dev.outflank.arena;

import dev.outflank.protocol.BotFault;
import dev.outflank.rules.Move;

/** What a contestant answered, and the time it took on both clocks. */
public sealed interface Answer {
    Spent spent();

    /** A move; the referee still has to see whether it is legal. */
    record Played(Move move, Spent spent) implements Answer {}

    /** No move: the contestant broke a rule, or, with an internal verdict, we did. */
    record Failed(BotFault fault, Spent spent) implements Answer {}
}
