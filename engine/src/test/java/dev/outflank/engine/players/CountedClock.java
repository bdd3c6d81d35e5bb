package dev.outflank.engine.players;

import dev.outflank.rules.Clock;

/** A clock that runs by how often it is asked, so that tests do not depend on time. */
final class CountedClock implements Clock {
    private final int limit;
    private int looks;

    /** A clock that is up from a number of looks on. */
    CountedClock(int limit) {
        this.limit = limit;
    }

    @Override
    public long nanosLeft() {
        looks++;
        return (long) limit - looks;
    }

    int looks() {
        return looks;
    }
}
