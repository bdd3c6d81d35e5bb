package dev.outflank.arena.record;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;

/** Why a game ended early: the side that failed, the verdict, a sentence with the reason, and the time used for the move. */
public record GameFault(Colour side, Verdict verdict, String reason, TimeUsage time) {}
