package dev.outflank.engine.search;

/** What a search computes. */
public enum SearchGoal {
    /** The best score. */
    SCORE,
    /** WLD: only whether the side to move wins, draws or loses, as a score of 1, 0 or −1. */
    WIN_DRAW_LOSS,
    /**
     * A move for a game: one that wins, otherwise one that draws. The exact score is computed only near the end, where it
     * is cheap; before that, the score is an estimate of limited depth, corrected to the proved side of zero.
     */
    WIN
}
