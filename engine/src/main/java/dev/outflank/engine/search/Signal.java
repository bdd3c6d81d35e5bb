package dev.outflank.engine.search;

/**
 * Tells the threads of a search to come back: because somebody stopped the search, or because one of them has finished
 * what all were searching. Searching threads read nothing but {@link #isUp()}.
 */
final class Signal {
    private volatile boolean up;
    private volatile boolean stopped;

    boolean isUp() {
        return up;
    }

    /** Before a search. */
    void reset() {
        stopped = false;
        up = false;
    }

    /** Ends the whole search. */
    void stop() {
        stopped = true;
        up = true;
    }

    /** Ends what is being searched now. */
    void raise() {
        up = true;
    }

    /** Before the next thing to search. */
    void lower() {
        up = false;
        if (stopped) {
            up = true;
        }
    }
}
