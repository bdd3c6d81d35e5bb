package dev.outflank.protocol;

import dev.outflank.rules.Durations;
import dev.outflank.rules.NotationException;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time of one side for a game: main time, with an increment after every move (Fischer) or followed by byo-yomi
 * periods; or a time per move.
 *
 * @param main time for the whole game; zero if every move has its own time
 * @param increment time added after each move
 * @param period length of a byo-yomi period, which begins when the main time is used up; zero without byo-yomi
 * @param periodMoves number of moves per period; 1 means that the period starts again after every move
 */
public record GameTimeControl(Duration main, Duration increment, Duration period, int periodMoves) {
    /** What {@link #parse} reads, for help texts. */
    public static final String USAGE = "5m+3s (main time + increment), 5m/30s (then 30 s per move), 5m/2m:10 (then 2"
            + " minutes per 10 moves), 1s/move (time per move)";

    private static final Pattern FORMAT = Pattern.compile(
            "(?<main>[^+/:]+)(?:\\+(?<increment>[^+/:]+)|/(?<period>[^+/:]+)(?::(?<moves>[1-9]\\d?))?)?");
    private static final Duration MAX = Duration.ofDays(1);

    public GameTimeControl {
        if (main.isNegative()
                || increment.isNegative()
                || period.isNegative()
                || !main.plus(period).isPositive()) {
            throw new IllegalArgumentException(
                    "a time control needs time: main " + main + ", increment " + increment + ", period " + period);
        }
        if (period.isPositive() != (periodMoves > 0) || period.isPositive() && increment.isPositive()) {
            throw new IllegalArgumentException(
                    "expected either an increment or periods with moves, not " + increment + " and " + period);
        }
    }

    /** The same time for every move. */
    public static GameTimeControl perMove(Duration time) {
        return new GameTimeControl(Duration.ZERO, Duration.ZERO, time, 1);
    }

    /** Main time with an increment after every move. */
    public static GameTimeControl fischer(Duration main, Duration increment) {
        return new GameTimeControl(main, increment, Duration.ZERO, 0);
    }

    /** Parses a time control as in {@link #USAGE}. */
    public static GameTimeControl parse(String text) throws NotationException {
        Matcher parts = FORMAT.matcher(text.strip());
        if (!parts.matches()) {
            throw new NotationException(
                    "expected a time control such as " + USAGE + ", not " + NotationException.quoted(text));
        }
        Duration main = Durations.parse(parts.group("main"), MAX);
        if (parts.group("increment") != null) {
            return fischer(main, Durations.parse(parts.group("increment"), MAX));
        }
        if (parts.group("period") == null) {
            return fischer(main, Duration.ZERO);
        }
        if (parts.group("period").strip().equals("move") && parts.group("moves") == null) {
            return perMove(main);
        }
        int moves = parts.group("moves") == null ? 1 : Integer.parseInt(parts.group("moves"));
        return new GameTimeControl(main, Duration.ZERO, Durations.parse(parts.group("period"), MAX), moves);
    }

    /** Whether every move has its own time, so that no clock runs over several moves. */
    public boolean isPerMove() {
        return main.isZero() && periodMoves == 1;
    }

    /** As {@link #parse} reads it. */
    @Override
    public String toString() {
        if (isPerMove()) {
            return Durations.format(period) + "/move";
        }
        String rest = increment.isPositive()
                ? "+" + Durations.format(increment)
                : period.isPositive()
                        ? "/" + Durations.format(period) + (periodMoves == 1 ? "" : ":" + periodMoves)
                        : "";
        return Durations.format(main) + rest;
    }
}
