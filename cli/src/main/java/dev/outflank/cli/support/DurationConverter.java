package dev.outflank.cli.support;

import dev.outflank.rules.NotationException;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads spans of time as people write them: {@code 1s}, {@code 200ms}, {@code 0.5s}, {@code 2m}; seconds if bare. */
public final class DurationConverter implements ITypeConverter<Duration> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|min|h)?");

    @Override
    public Duration convert(String text) {
        Matcher matcher = FORM.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw new TypeConversionException(
                    "expected a time like 1s, 200ms or 2m, not " + NotationException.quoted(text));
        }
        double number = Double.parseDouble(matcher.group(1));
        double seconds = switch (String.valueOf(matcher.group(2))) {
            case "ms" -> number / 1e3;
            case "m", "min" -> number * 60;
            case "h" -> number * 3600;
            default -> number;
        };
        if (seconds <= 0 || seconds > 1e6) {
            throw new TypeConversionException(
                    "expected a time above 0 and below 12 days, not " + NotationException.quoted(text));
        }
        return Duration.ofNanos((long) (seconds * 1e9));
    }
}
