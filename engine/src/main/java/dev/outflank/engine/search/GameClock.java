package dev.outflank.engine.search;

import java.time.Duration;

/**
 * The time a side has for the rest of a game, and what it gets back with every move.
 *
 * @param remaining time left for all moves to come
 * @param increment added after each move
 */
public record GameClock(Duration remaining, Duration increment) {
    /** The end of a game from about here on takes next to no time. */
    private static final int INSTANT_SOLVE_EMPTIES = 16;

    /** Kept back for whatever lies between a player and its clock. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    /** The share of the time for a move with so many squares empty. */
    public Duration moveTime(int empties) {
        int movesToGo = Math.max(2, (empties - INSTANT_SOLVE_EMPTIES) / 2 + 3);
        Duration share = remaining.dividedBy(movesToGo).plus(increment);
        Duration available = remaining.minus(RESERVE);
        Duration capped = share.compareTo(available) < 0 ? share : available;
        return capped.isPositive() ? capped : Duration.ofMillis(1);
    }
}
