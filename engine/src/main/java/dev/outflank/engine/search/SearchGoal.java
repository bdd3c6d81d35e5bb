package dev.outflank.engine.search;

/** What a search wants to know about a position. */
public enum SearchGoal {
    /** The best score. */
    SCORE,
    /** Only whether the mover wins, draws or loses: a score of 1, 0 or −1. */
    WIN_DRAW_LOSS,
    /**
     * A move for a game: one that wins, or else draws. By how much it wins is asked only near the end, where it costs
     * little; before, scores are those of a limited depth, on the side that was found.
     */
    WIN
}
