package dev.outflank.engine.search;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Scoring;

/** What the stages of a search share within one thread: the board, the number of nodes, and when to stop. */
final class SearchThread {
    /** Number of {@link #isStopped} calls between two checks of clock and node limit. */
    private static final int NODES_PER_POLL = 16;

    final StopFlag stopFlag;

    /** The board of the next search. */
    BoardRules board = new BoardRules(-1, Scoring.EMPTIES_TO_WINNER);

    /** Number of positions reached by a move since the search started. */
    long nodes;

    private Clock clock = Clock.UNLIMITED;
    private long nodeLimit = Long.MAX_VALUE;
    private int nodesUntilPoll;

    SearchThread(StopFlag stopFlag) {
        this.stopFlag = stopFlag;
    }

    /** Prepares a search: resets the node count and sets the limits. */
    void start(Clock clock, long nodeLimit) {
        this.clock = clock;
        this.nodeLimit = nodeLimit;
        nodes = 0;
        nodesUntilPoll = 0;
    }

    /** Whether the search must return. Stops it when a limit is reached. */
    boolean isStopped() {
        if (--nodesUntilPoll < 0) {
            nodesUntilPoll = NODES_PER_POLL;
            if (nodes >= nodeLimit || clock.isExpired()) {
                stopFlag.stop();
            }
        }
        return stopFlag.isSet();
    }

    /** The bit length of the node count since {@code nodesBefore}, for the table's replacement policy. */
    int cost(long nodesBefore) {
        return 64 - Long.numberOfLeadingZeros(nodes - nodesBefore);
    }
}
