package dev.outflank.engine.search;

import java.time.Duration;

/**
 * The time a side has for the rest of a game, and what it gets back with every move.
 *
 * @param left time left for all moves to come
 * @param increment added after each move
 */
public record GameClock(Duration left, Duration increment) {
    /** The end of a game from about here on takes next to no time. */
    private static final int SOLVED_AT_ONCE = 16;

    /** Kept back for whatever lies between a player and its clock. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    /** The share of the time for a move with so many squares empty. */
    public Duration share(int empties) {
        int movesToGo = Math.max(2, (empties - SOLVED_AT_ONCE) / 2 + 3);
        Duration share = left.dividedBy(movesToGo).plus(increment);
        Duration most = left.minus(RESERVE);
        Duration capped = share.compareTo(most) < 0 ? share : most;
        return capped.isPositive() ? capped : Duration.ofMillis(1);
    }
}
