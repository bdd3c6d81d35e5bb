package dev.outflank.engine.search;

/**
 * Asks the threads of a search to return, either because the whole search was stopped or because one thread has completed
 * the iteration. Search threads only read {@link #isSet()}.
 */
final class StopFlag {
    private volatile boolean set;
    private volatile boolean stopped;

    boolean isSet() {
        return set;
    }

    /** Clears the flag before a search. */
    void reset() {
        stopped = false;
        set = false;
    }

    /** Stops the whole search. */
    void stop() {
        stopped = true;
        set = true;
    }

    /** Stops the current iteration. */
    void set() {
        set = true;
    }

    /** Clears the flag before the next iteration, unless the whole search was stopped. */
    void clearUnlessStopped() {
        set = false;
        if (stopped) {
            set = true;
        }
    }
}
