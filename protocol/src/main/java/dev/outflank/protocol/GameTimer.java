package dev.outflank.protocol;

import java.time.Duration;

/** The clock of one side during a game under a {@link GameTimeControl}. */
public final class GameTimer {
    private final GameTimeControl control;
    private Duration left;
    /** Moves left in the byo-yomi period; 0 during main time. */
    private int movesLeft;

    public GameTimer(GameTimeControl control) {
        this.control = control;
        this.left = control.main();
        if (left.isZero()) {
            startPeriod();
        }
    }

    /**
     * What a clock shows.
     *
     * @param remaining main time, or the time of the current period
     * @param periodMoves number of moves for which the time of the period must suffice; 0 during main time
     */
    public record ClockTime(GameTimeControl control, Duration remaining, int periodMoves) {}

    public ClockTime reading() {
        return new ClockTime(control, left, movesLeft);
    }

    /** The time after which the side loses the game, unless it moves before. */
    public Duration available() {
        return movesLeft == 0 && control.period().isPositive() ? left.plus(control.period()) : left;
    }

    /** Ends a move that took this long. */
    public void spend(Duration used) {
        left = left.minus(used);
        if (movesLeft > 0) {
            movesLeft--;
        } else if (left.isPositive() || !control.period().isPositive()) {
            left = left.plus(control.increment());
            return;
        } else {
            // The main time ended during this move, which is the first of a period.
            Duration intoPeriod = left.negated();
            startPeriod();
            left = left.minus(intoPeriod);
            movesLeft--;
        }
        if (movesLeft == 0) {
            startPeriod();
        }
    }

    private void startPeriod() {
        left = control.period();
        movesLeft = control.periodMoves();
    }
}
