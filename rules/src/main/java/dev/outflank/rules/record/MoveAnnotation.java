package dev.outflank.rules.record;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a record says about one move.
 *
 * @param value what the player thought of it: discs, positive when good for the player; {@code null} when not told
 * @param time what it took; {@code null} when not told
 */
public record MoveAnnotation(
        @Nullable Double value, @Nullable Duration time) {
    public static final MoveAnnotation NONE = new MoveAnnotation(null, null);
}
