package dev.outflank.rules;

import java.time.Duration;

/** The time that is left for a move. Players ask it instead of the system's clock, so that tests can set the time. */
@FunctionalInterface
public interface Clock {
    /** No limit. */
    Clock UNLIMITED = () -> Long.MAX_VALUE;

    /** Nanoseconds left for this move; 0 or less when the time is up, {@link Long#MAX_VALUE} when there is no limit. */
    long nanosLeft();

    default boolean isExpired() {
        return nanosLeft() <= 0;
    }

    default boolean isUnlimited() {
        return nanosLeft() == Long.MAX_VALUE;
    }

    /** A clock that starts now. */
    static Clock start(Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        return () -> end - System.nanoTime();
    }

    /** This clock with a reserve taken off, for what must still be done when it is up. */
    default Clock minus(Duration reserve) {
        return () -> {
            long left = nanosLeft();
            return left == Long.MAX_VALUE ? left : left - reserve.toNanos();
        };
    }
}
