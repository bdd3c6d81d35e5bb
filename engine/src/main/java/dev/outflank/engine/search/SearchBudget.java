package dev.outflank.engine.search;

import dev.outflank.rules.Clock;

/** The nodes and the time that a single-threaded search may spend. Counts nodes and checks the clock at intervals. */
public final class SearchBudget {
    /**
     * Number of nodes between two checks of the clock; a power of two. It is small because a node of a 26×26 board takes
     * long until the JVM has compiled the search, and a check costs little even compared with a node of a small board.
     */
    public static final int NODES_PER_CLOCK_CHECK = 16;

    private final long maxNodes;
    private final Clock clock;
    private long nodes;
    private boolean exhausted;

    /** A budget that only the clock limits. */
    public SearchBudget(Clock clock) {
        this(Long.MAX_VALUE, clock);
    }

    public SearchBudget(long maxNodes, Clock clock) {
        this.maxNodes = maxNodes;
        this.clock = clock;
        this.exhausted = clock.isExpired();
    }

    /** Counts one node; true when the search must end. */
    public boolean countNode() {
        nodes++;
        if (!exhausted && (nodes >= maxNodes || (nodes & (NODES_PER_CLOCK_CHECK - 1)) == 0 && clock.isExpired())) {
            exhausted = true;
        }
        return exhausted;
    }

    public boolean isExhausted() {
        return exhausted;
    }

    /** Number of nodes counted. */
    public long nodes() {
        return nodes;
    }
}
