package dev.outflank.arena.record;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;

/** How a game ended before its time: who failed, how, a sentence that says why, and the time spent on that answer. */
public record GameFault(Colour side, Verdict verdict, String reason, TimeUsage time) {}
