package dev.outflank.engine.large;

import dev.outflank.engine.search.SearchLimits;

/** Counts the positions that a search visits, and says when it has visited enough or its time is up. */
final class LargeSearchBudget {
    /**
     * So few between two looks at the clock because a node of 26×26 takes long until the JVM has compiled the search.
     */
    private static final int NODES_PER_CLOCK_CHECK = 16;

    private final SearchLimits limits;
    private long nodes;
    private boolean exhausted;

    LargeSearchBudget(SearchLimits limits) {
        this.limits = limits;
        this.exhausted = limits.clock().isExpired();
    }

    /** Counts a node; true when the search must end. */
    boolean countNode() {
        nodes++;
        if (!exhausted
                && (nodes >= limits.nodes()
                        || nodes % NODES_PER_CLOCK_CHECK == 0 && limits.clock().isExpired())) {
            exhausted = true;
        }
        return exhausted;
    }

    boolean isExhausted() {
        return exhausted;
    }

    long nodes() {
        return nodes;
    }
}
