package dev.outflank.rules;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as people write them in options, player names and contest files. */
public final class Durations {
    /** Examples for messages that say what was expected. */
    public static final String EXAMPLES = "1s, 200ms or 2m";

    private static final Pattern FORMAT = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?) ?(ms|s|m|min|h)?");
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final long NANOS_PER_MINUTE = 60 * NANOS_PER_SECOND;
    private static final long NANOS_PER_HOUR = 60 * NANOS_PER_MINUTE;

    private Durations() {}

    /**
     * Parses a number with the unit {@code ms}, {@code s}, {@code m}, {@code min} or {@code h}; without a unit it is in
     * seconds. The result is positive and at most {@code max}.
     */
    public static Duration parse(String text, Duration max) throws NotationException {
        Matcher matcher = FORMAT.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw new NotationException("expected a time like " + EXAMPLES + ", not " + NotationException.quoted(text));
        }
        String unit = matcher.group(2) == null ? "s" : matcher.group(2);
        BigDecimal nanos = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(nanosPerUnit(unit)));
        if (nanos.compareTo(BigDecimal.ONE) < 0 || nanos.compareTo(BigDecimal.valueOf(max.toNanos())) > 0) {
            throw new NotationException(
                    "expected a time above 0 and at most " + format(max) + ", not " + NotationException.quoted(text));
        }
        return Duration.ofNanos(nanos.longValue());
    }

    /** A duration in the largest unit that divides it, as {@link #parse} reads it. */
    public static String format(Duration duration) {
        if (duration.toNanos() % NANOS_PER_HOUR == 0) {
            return duration.toHours() + "h";
        }
        if (duration.toNanos() % NANOS_PER_MINUTE == 0) {
            return duration.toMinutes() + "min";
        }
        return duration.toNanos() % NANOS_PER_SECOND == 0 ? duration.toSeconds() + "s" : duration.toMillis() + "ms";
    }

    private static long nanosPerUnit(String unit) {
        return switch (unit) {
            case "ms" -> 1_000_000L;
            case "s" -> NANOS_PER_SECOND;
            case "m", "min" -> NANOS_PER_MINUTE;
            case "h" -> NANOS_PER_HOUR;
            default -> throw new IllegalArgumentException("not a unit of time: " + unit);
        };
    }
}
