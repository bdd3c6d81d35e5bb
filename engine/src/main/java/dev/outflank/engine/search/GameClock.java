package dev.outflank.engine.search;

import java.time.Duration;

/**
 * The time of one side for the rest of a game.
 *
 * @param remaining the time left for all remaining moves
 * @param increment the time added after each move
 */
public record GameClock(Duration remaining, Duration increment) {
    /** The last moves of a game are solved almost instantly, so the others get the time of this many of them. */
    private static final int INSTANT_MOVES = 6;

    /** At least this many moves share the time left, so that a delay near the end does not lose the game. */
    private static final int MIN_MOVES = 5;

    /** Reserve for delays between the player and its clock. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    /** The time to use for a move with {@code empties} empty squares. */
    public Duration moveTime(int empties) {
        int ownMoves = empties / 2 + 1;
        int movesToGo = Math.max(Math.min(MIN_MOVES, ownMoves), ownMoves - INSTANT_MOVES);
        Duration share = remaining.dividedBy(movesToGo).plus(increment);
        Duration available = remaining.minus(RESERVE);
        Duration capped = share.compareTo(available) < 0 ? share : available;
        return capped.isPositive() ? capped : Duration.ofMillis(1);
    }
}
