package dev.outflank.engine.search;

/** What a search wants to know about a position. */
public enum Goal {
    /** The best score. */
    SCORE,
    /** Only whether the mover wins, draws or loses: a score of 1, 0 or −1. */
    WIN_DRAW_LOSS
}
