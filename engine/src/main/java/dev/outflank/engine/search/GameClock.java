package dev.outflank.engine.search;

import java.time.Duration;

/**
 * The time of one side for the rest of a game.
 *
 * @param remaining the time left for all remaining moves
 * @param increment the time added after each move
 */
public record GameClock(Duration remaining, Duration increment) {
    /** Positions with about this many empty squares or fewer are solved almost instantly. */
    private static final int INSTANT_SOLVE_EMPTIES = 16;

    /** Reserve for delays between the player and its clock. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    /** The time to use for a move with {@code empties} empty squares. */
    public Duration moveTime(int empties) {
        int movesToGo = Math.max(2, (empties - INSTANT_SOLVE_EMPTIES) / 2 + 3);
        Duration share = remaining.dividedBy(movesToGo).plus(increment);
        Duration available = remaining.minus(RESERVE);
        Duration capped = share.compareTo(available) < 0 ? share : available;
        return capped.isPositive() ? capped : Duration.ofMillis(1);
    }
}
