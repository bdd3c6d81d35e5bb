package dev.outflank.engine.players;

import dev.outflank.rules.Clock;

/** A clock that counts how often it is checked, so that tests do not depend on time. */
final class CountedClock implements Clock {
    private final int limit;
    private int checks;

    /** @param limit the number of checks after which the time is up */
    CountedClock(int limit) {
        this.limit = limit;
    }

    @Override
    public long nanosLeft() {
        checks++;
        return (long) limit - checks;
    }

    int checks() {
        return checks;
    }
}
