package dev.outflank.web.engine;

import dev.outflank.rules.Clock;

/** Something to think about. */
@FunctionalInterface
public interface EngineTask<T> {
    /**
     * Does the work.
     *
     * @param engine what the thread has at hand
     * @param clock the time for it, which is up at once when nobody wants the answer any more
     */
    T run(EngineContext engine, Clock clock);
}
