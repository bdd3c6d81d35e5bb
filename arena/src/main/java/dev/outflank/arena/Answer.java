package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.rules.Move;

/** A contestant's answer to a move request, and the time it took. */
public sealed interface Answer {
    TimeUsage time();

    /** A move, not yet checked for legality. */
    record ChosenMove(Move move, TimeUsage time) implements Answer {}

    /** No move: the contestant failed, or, with the verdict {@code INTERNAL}, the arena did. */
    record Failure(BotException fault, TimeUsage time) implements Answer {}
}
