package dev.outflank.engine.search;

/**
 * Tells the threads of a search to come back: because somebody stopped the search, or because one of them has finished
 * what all were searching. Searching threads read nothing but {@link #isSet()}.
 */
final class StopFlag {
    private volatile boolean set;
    private volatile boolean stopped;

    boolean isSet() {
        return set;
    }

    /** Before a search. */
    void reset() {
        stopped = false;
        set = false;
    }

    /** Ends the whole search. */
    void stop() {
        stopped = true;
        set = true;
    }

    /** Ends what is being searched now. */
    void set() {
        set = true;
    }

    /** Before the next thing to search. */
    void clearUnlessStopped() {
        set = false;
        if (stopped) {
            set = true;
        }
    }
}
