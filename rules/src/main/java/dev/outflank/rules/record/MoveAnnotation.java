package dev.outflank.rules.record;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The value and time that a record gives for one move.
 *
 * @param value the player's evaluation in discs, positive when good for the player; {@code null} if not recorded
 * @param time the time used; {@code null} if not recorded
 */
public record MoveAnnotation(
        @Nullable Double value, @Nullable Duration time) {
    /** Neither value nor time. */
    public static final MoveAnnotation NONE = new MoveAnnotation(null, null);
}
