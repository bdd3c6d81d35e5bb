package dev.outflank.engine.players;

import dev.outflank.rules.Clock;

/** Counts the nodes that a search visits, and says when its time is up. */
final class SearchBudget {
    /**
     * How many nodes pass between two looks at the clock; a power of two. So few because a node of a large board is
     * slow until the JVM has compiled the search, and a look costs little even against a node of a small one.
     */
    static final int NODES_PER_CLOCK_CHECK = 32;

    private final Clock clock;
    private long nodes;
    private boolean exhausted;

    SearchBudget(Clock clock) {
        this.clock = clock;
        this.exhausted = clock.isExpired();
    }

    /** Counts one node; true when the search must end. */
    boolean countNode() {
        nodes++;
        if ((nodes & (NODES_PER_CLOCK_CHECK - 1)) == 0 && !exhausted) {
            exhausted = clock.isExpired();
        }
        return exhausted;
    }

    boolean isExhausted() {
        return exhausted;
    }

    long nodes() {
        return nodes;
    }

    static boolean isUnlimited(Clock clock) {
        return clock.nanosLeft() == Long.MAX_VALUE;
    }
}
