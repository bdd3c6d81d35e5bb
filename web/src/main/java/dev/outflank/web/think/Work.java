package dev.outflank.web.think;

import dev.outflank.rules.Clock;

/** Something to think about. */
@FunctionalInterface
public interface Work<T> {
    /**
     * Does the work.
     *
     * @param desk what the thread has at hand
     * @param clock the time for it, which is up at once when nobody wants the answer any more
     */
    T at(Desk desk, Clock clock);
}
