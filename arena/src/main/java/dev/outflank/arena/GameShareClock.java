package dev.outflank.arena;

import dev.outflank.protocol.GameTimer;
import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.Optional;

/**
 * The clock of a built-in player in a game with a time control. A player that only knows about moves gets an equal share
 * of the time left; a player that plans its game reads the game's time instead.
 */
final class GameShareClock implements Clock {
    /** Reserve for the return of a search, and for delays of the machine. */
    private static final Duration RESERVE = Duration.ofMillis(50);

    private static final Duration MIN_TIME = Duration.ofMillis(1);

    private final Clock share;
    private final Optional<Clock.GameTime> gameTime;

    private GameShareClock(Clock share, Optional<Clock.GameTime> gameTime) {
        this.share = share;
        this.gameTime = gameTime;
    }

    static Clock start(GameTimer.ClockTime reading, int empties) {
        Duration left = reading.remaining().minus(reserve(reading.remaining()));
        if (reading.periodMoves() > 0) {
            return new GameShareClock(Clock.start(atLeastMin(left.dividedBy(reading.periodMoves()))), Optional.empty());
        }
        // A period after the main time is worth at least its time per move.
        Duration perMove = reading.control().period().isPositive()
                ? reading.control().period().dividedBy(reading.control().periodMoves())
                : reading.control().increment();
        Duration share = left.dividedBy(Math.max(1, (empties + 1) / 2)).plus(perMove);
        Duration limit = share.compareTo(left) < 0 ? share : left;
        return new GameShareClock(
                Clock.start(atLeastMin(limit)), Optional.of(new Clock.GameTime(atLeastMin(left), perMove)));
    }

    private static Duration reserve(Duration remaining) {
        Duration tenth = remaining.dividedBy(10);
        return tenth.compareTo(RESERVE) < 0 ? tenth : RESERVE;
    }

    private static Duration atLeastMin(Duration time) {
        return time.compareTo(MIN_TIME) < 0 ? MIN_TIME : time;
    }

    @Override
    public long nanosLeft() {
        return share.nanosLeft();
    }

    @Override
    public Optional<Clock.GameTime> gameTime() {
        return gameTime;
    }
}
