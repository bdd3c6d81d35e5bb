package dev.outflank.engine.ladder;

import dev.outflank.rules.Clock;

/** Counts the nodes that a search visits, and says when its time is up. */
final class Budget {
    /**
     * How many nodes pass between two looks at the clock; a power of two. So few because a node of a large board is
     * slow until the JVM has compiled the search, and a look costs little even against a node of a small one.
     */
    static final int NODES_PER_LOOK = 32;

    private final Clock clock;
    private long nodes;
    private boolean spent;

    Budget(Clock clock) {
        this.clock = clock;
        this.spent = clock.isUp();
    }

    /** Counts one node; true when the search must end. */
    boolean spend() {
        nodes++;
        if ((nodes & (NODES_PER_LOOK - 1)) == 0 && !spent) {
            spent = clock.isUp();
        }
        return spent;
    }

    boolean isSpent() {
        return spent;
    }

    long nodes() {
        return nodes;
    }

    static boolean isUnlimited(Clock clock) {
        return clock.nanosLeft() == Long.MAX_VALUE;
    }
}
