package dev.outflank.arena.record;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;

/** Durations as decimal seconds. Avoids String.format, which would dominate the time to write a game. */
final class Seconds {
    private Seconds() {}

    /** Exact to the nanosecond. */
    static BigDecimal exact(Duration duration) {
        return BigDecimal.valueOf(duration.toNanos(), 9).stripTrailingZeros();
    }

    /** Rounded to the given number of decimals. */
    static String rounded(Duration duration, int decimals) {
        return BigDecimal.valueOf(duration.toNanos(), 9)
                .setScale(decimals, RoundingMode.HALF_UP)
                .toPlainString();
    }
}
