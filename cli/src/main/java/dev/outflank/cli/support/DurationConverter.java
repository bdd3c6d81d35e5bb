package dev.outflank.cli.support;

import dev.outflank.rules.Durations;
import dev.outflank.rules.NotationException;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses an option that takes a time: {@code 1s}, {@code 200ms}, {@code 0.5s}, {@code 2m}. */
public final class DurationConverter implements ITypeConverter<Duration> {
    private static final Duration MAX_DURATION = Duration.ofHours(277);

    @Override
    public Duration convert(String text) {
        try {
            return Durations.parse(text, MAX_DURATION);
        } catch (NotationException e) {
            throw new TypeConversionException(e.reason());
        }
    }
}
