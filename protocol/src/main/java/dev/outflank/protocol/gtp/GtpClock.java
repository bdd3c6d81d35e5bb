package dev.outflank.protocol.gtp;

import dev.outflank.protocol.think.TimeLeft;
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
    private final Map<Colour, TimeLeft> left = new EnumMap<>(Colour.class);
    private Duration main = Duration.ZERO;
    private Duration period = Duration.ZERO;
    private int moves;
    private boolean limited;

    /** New settings, and both clocks set by them. A period for no moves means that there is no limit at all. */
    void settings(Duration mainTime, Duration periodTime, int periodMoves) {
        main = mainTime;
        period = periodTime;
        moves = periodMoves;
        limited = !(periodTime.isPositive() && periodMoves == 0);
        reset();
    }

    /** Sets both clocks to the beginning of a game. */
    void reset() {
        left.clear();
    }

    /** Sets a clock to what the controller says is left, in the main time when no moves are told. */
    void set(Colour side, Duration time, int periodMoves) {
        limited = true;
        left.put(side, new TimeLeft(time, periodMoves, each()));
    }

    /** What is left for a side; empty when there is no limit. */
    Optional<TimeLeft> left(Colour side) {
        return limited ? Optional.of(left.getOrDefault(side, atStart())) : Optional.empty();
    }

    /** Takes a move's time off a clock. */
    void spend(Colour side, Duration time) {
        if (limited) {
            left.put(side, after(left.getOrDefault(side, atStart()), time));
        }
    }

    private TimeLeft after(TimeLeft before, Duration time) {
        Duration rest = before.left().minus(time);
        if (before.moves() == 0) {
            return rest.isPositive() || moves == 0 ? new TimeLeft(atLeastNone(rest), 0, each()) : inPeriod();
        }
        return before.moves() == 1 ? inPeriod() : new TimeLeft(atLeastNone(rest), before.moves() - 1, each());
    }

    private TimeLeft atStart() {
        return main.isPositive() || moves == 0 ? new TimeLeft(main, 0, each()) : inPeriod();
    }

    private TimeLeft inPeriod() {
        return new TimeLeft(period, moves, each());
    }

    private Duration each() {
        return moves == 0 ? Duration.ZERO : period.dividedBy(moves);
    }

    private static Duration atLeastNone(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }
}
