package dev.outflank.engine.search;

import java.time.Duration;

/**
 * The time of one side for the rest of a game.
 *
 * @param remaining the time left for all remaining moves
 * @param increment the time added after each move
 */
public record GameClock(Duration remaining, Duration increment) {
    /** Most games are decided with this many empty squares, just before they can be solved. */
    private static final int MIN_DECISIVE_EMPTIES = 20;

    private static final int MAX_DECISIVE_EMPTIES = 30;

    /** A move that decides the game gets the time of this many others. */
    private static final int DECISIVE_WEIGHT = 4;

    /** With this many empty squares or fewer, moves are solved almost instantly and need no share of the time. */
    private static final int MAX_INSTANT_EMPTIES = 16;

    /** At least this many moves share the time left, so that a delay near the end does not lose the game. */
    private static final int MIN_MOVES = 4;

    /** Reserve for delays between the player and its clock. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    /** The time to use for a move with {@code empties} empty squares. */
    public Duration moveTime(int empties) {
        int total = 0;
        for (int later = empties; later > MAX_INSTANT_EMPTIES; later -= 2) {
            total += weight(later);
        }
        int ownMoves = empties / 2 + 1;
        int minTotal = weight(empties) * Math.min(MIN_MOVES, ownMoves);
        Duration share = remaining
                .multipliedBy(weight(empties))
                .dividedBy(Math.max(total, minTotal))
                .plus(increment);
        Duration available = remaining.minus(RESERVE);
        Duration capped = share.compareTo(available) < 0 ? share : available;
        return capped.isPositive() ? capped : Duration.ofMillis(1);
    }

    private static int weight(int empties) {
        return empties >= MIN_DECISIVE_EMPTIES && empties <= MAX_DECISIVE_EMPTIES ? DECISIVE_WEIGHT : 1;
    }
}
