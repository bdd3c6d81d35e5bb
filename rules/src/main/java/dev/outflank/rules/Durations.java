package dev.outflank.rules;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as people write them in options, player names and contest files. */
public final class Durations {
    /** Examples for messages that say what was expected. */
    public static final String EXAMPLES = "1s, 200ms or 2m";

    private static final Pattern FORMAT = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?) ?(ms|s|m|min|h)?");
    private static final Map<String, Long> NANOS_PER_UNIT = Map.of(
            "ms",
            1_000_000L,
            "s",
            1_000_000_000L,
            "m",
            60_000_000_000L,
            "min",
            60_000_000_000L,
            "h",
            3_600_000_000_000L);

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
        BigDecimal nanos = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(NANOS_PER_UNIT.get(unit)));
        Duration duration = Duration.ofNanos(nanos.longValue());
        if (!duration.isPositive() || duration.compareTo(max) > 0) {
            throw new NotationException(
                    "expected a time above 0 and at most " + format(max) + ", not " + NotationException.quoted(text));
        }
        return duration;
    }

    /** A duration in the largest unit that divides it, as {@link #parse} reads it. */
    public static String format(Duration duration) {
        if (duration.toNanos() % NANOS_PER_UNIT.get("h") == 0) {
            return duration.toHours() + "h";
        }
        if (duration.toNanos() % NANOS_PER_UNIT.get("min") == 0) {
            return duration.toMinutes() + "min";
        }
        return duration.toNanos() % NANOS_PER_UNIT.get("s") == 0
                ? duration.toSeconds() + "s"
                : duration.toMillis() + "ms";
    }
}
