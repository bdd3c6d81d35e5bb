package dev.outflank.protocol.engine;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * Limits of a search, as far as the controller sets them.
 *
 * @param depth search depth in plies
 * @param time time left on the clock
 * @param stopRequested whether the search must stop and return its best move so far
 */
public record EngineLimits(OptionalInt depth, Optional<TimeLeft> time, BooleanSupplier stopRequested) {}
