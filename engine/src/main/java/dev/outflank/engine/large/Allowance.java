package dev.outflank.engine.large;

import dev.outflank.engine.search.Limits;

/** Counts the positions that a search visits, and says when it has visited enough or its time is up. */
final class Allowance {
    /**
     * So few between two looks at the clock because a node of 26×26 takes long until the JVM has compiled the search.
     */
    private static final int NODES_A_LOOK = 16;

    private final Limits limits;
    private long nodes;
    private boolean spent;

    Allowance(Limits limits) {
        this.limits = limits;
        this.spent = limits.clock().isUp();
    }

    /** Counts a node; true when the search must end. */
    boolean spend() {
        nodes++;
        if (!spent && (nodes >= limits.nodes() || nodes % NODES_A_LOOK == 0 && limits.clock().isUp())) {
            spent = true;
        }
        return spent;
    }

    boolean isSpent() {
        return spent;
    }

    long nodes() {
        return nodes;
    }
}
