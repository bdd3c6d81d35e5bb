package dev.outflank.protocol.gtp;

import dev.outflank.protocol.engine.TimeLeft;
import dev.outflank.rules.Colour;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Both sides' clocks as GTP has them: a main time, then periods of so much time for so many moves. They run by
 * themselves while the program thinks, until the controller says better.
 */
final class GtpClock {
    private final Map<Colour, TimeLeft> timeLeft = new EnumMap<>(Colour.class);
    private Duration main = Duration.ZERO;
    private Duration byoYomiPeriod = Duration.ZERO;
    private int byoYomiMoves;
    private boolean limited;

    /** New settings, and both clocks set by them. A period for no moves means that there is no limit at all. */
    void configure(Duration mainTime, Duration periodTime, int periodMoves) {
        main = mainTime;
        byoYomiPeriod = periodTime;
        byoYomiMoves = periodMoves;
        limited = !(periodTime.isPositive() && periodMoves == 0);
        reset();
    }

    /** Sets both clocks to the beginning of a game. */
    void reset() {
        timeLeft.clear();
    }

    /** Sets a clock to what the controller says is left, in the main time when no moves are told. */
    void setTimeLeft(Colour side, Duration time, int periodMoves) {
        limited = true;
        timeLeft.put(side, new TimeLeft(time, periodMoves, byoYomiPerMove()));
    }

    /** What is left for a side; empty when there is no limit. */
    Optional<TimeLeft> timeLeft(Colour side) {
        return limited ? Optional.of(timeLeft.getOrDefault(side, initialTime())) : Optional.empty();
    }

    /** Takes a move's time off a clock. */
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
