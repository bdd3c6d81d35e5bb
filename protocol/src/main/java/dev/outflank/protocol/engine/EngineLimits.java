package dev.outflank.protocol.engine;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * How hard to think, as far as the other side of a protocol says.
 *
 * @param depth moves to look ahead
 * @param time what is left on the clock
 * @param stopRequested true from the moment on when the best so far is wanted at once
 */
public record EngineLimits(OptionalInt depth, Optional<TimeLeft> time, BooleanSupplier stopRequested) {}
