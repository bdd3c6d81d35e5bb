package dev.outflank.rules;

import java.time.Duration;
import java.util.Optional;

/** The time left for a move. Players read it instead of the system clock, so that tests can control the time. */
@FunctionalInterface
public interface Clock {
    /** A clock that never expires. */
    Clock UNLIMITED = () -> Long.MAX_VALUE;

    /** Nanoseconds left for this move; 0 or less when the time is up, {@link Long#MAX_VALUE} when there is no limit. */
    long nanosLeft();

    /**
     * The time of one side for the rest of a game.
     *
     * @param remaining the time left for all remaining moves
     * @param increment the time added after each move
     */
    record GameTime(Duration remaining, Duration increment) {}

    /**
     * The time for the rest of the game, if one clock runs for all moves. A player may then plan its own time for this
     * move instead of {@link #nanosLeft}, which is an equal share.
     */
    default Optional<GameTime> gameTime() {
        return Optional.empty();
    }

    /** Whether the time is up. */
    default boolean isExpired() {
        return nanosLeft() <= 0;
    }

    /** Whether there is no time limit. */
    default boolean isUnlimited() {
        return nanosLeft() == Long.MAX_VALUE;
    }

    /** A clock that starts now and expires after {@code limit}. */
    static Clock start(Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        return () -> end - System.nanoTime();
    }

    /** This clock, expiring earlier by {@code reserve}. */
    default Clock minus(Duration reserve) {
        return () -> {
            long left = nanosLeft();
            return left == Long.MAX_VALUE ? left : left - reserve.toNanos();
        };
    }
}
