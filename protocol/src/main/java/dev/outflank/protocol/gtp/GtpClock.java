package dev.outflank.protocol.gtp;

import dev.outflank.protocol.engine.TimeLeft;
import dev.outflank.rules.Colour;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The clocks of both sides in GTP: main time, then Canadian byo-yomi (periods of a fixed time for a fixed number of
 * moves). The time of each search is subtracted; {@code time_left} overrides the result.
 */
final class GtpClock {
    private final Map<Colour, TimeLeft> timeLeft = new EnumMap<>(Colour.class);
    private Duration main = Duration.ZERO;
    private Duration byoYomiPeriod = Duration.ZERO;
    private int byoYomiMoves;
    private boolean limited;

    /** Sets the time control and resets both clocks. A period with 0 moves means no limit (GTP 2, time_settings). */
    void configure(Duration mainTime, Duration periodTime, int periodMoves) {
        main = mainTime;
        byoYomiPeriod = periodTime;
        byoYomiMoves = periodMoves;
        limited = !(periodTime.isPositive() && periodMoves == 0);
        reset();
    }

    /** Resets both clocks to the start of a game. */
    void reset() {
        timeLeft.clear();
    }

    /** Sets a clock as the controller reports it; 0 moves means main time. */
    void setTimeLeft(Colour side, Duration time, int periodMoves) {
        limited = true;
        timeLeft.put(side, new TimeLeft(time, periodMoves, byoYomiPerMove()));
    }

    /** The time left for a side; empty without a limit. */
    Optional<TimeLeft> timeLeft(Colour side) {
        return limited ? Optional.of(timeLeft.getOrDefault(side, initialTime())) : Optional.empty();
    }

    /** Subtracts the time of a move from a clock. */
    void spend(Colour side, Duration time) {
        if (limited) {
            timeLeft.put(side, after(timeLeft.getOrDefault(side, initialTime()), time));
        }
    }

    private TimeLeft after(TimeLeft before, Duration time) {
        Duration rest = before.remaining().minus(time);
        if (before.movesToGo() == 0) {
            return rest.isPositive() || byoYomiMoves == 0
                    ? new TimeLeft(nonNegative(rest), 0, byoYomiPerMove())
                    : newPeriod();
        }
        return before.movesToGo() == 1
                ? newPeriod()
                : new TimeLeft(nonNegative(rest), before.movesToGo() - 1, byoYomiPerMove());
    }

    private TimeLeft initialTime() {
        return main.isPositive() || byoYomiMoves == 0 ? new TimeLeft(main, 0, byoYomiPerMove()) : newPeriod();
    }

    private TimeLeft newPeriod() {
        return new TimeLeft(byoYomiPeriod, byoYomiMoves, byoYomiPerMove());
    }

    private Duration byoYomiPerMove() {
        return byoYomiMoves == 0 ? Duration.ZERO : byoYomiPeriod.dividedBy(byoYomiMoves);
    }

    private static Duration nonNegative(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }
}
