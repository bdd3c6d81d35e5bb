package dev.outflank.web.engine;

import dev.outflank.rules.Clock;

/** A computation that runs on an engine thread. */
@FunctionalInterface
public interface EngineTask<T> {
    /**
     * Runs the task.
     *
     * @param engine the players and searches of the thread
     * @param clock the remaining time; expired as soon as the task is cancelled
     */
    T run(EngineContext engine, Clock clock);
}
