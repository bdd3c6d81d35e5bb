package dev.outflank.arena.record;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;

/** Times as decimal seconds. There are two for every move, so that a formatter would be the slowest part of a game. */
final class Seconds {
    private Seconds() {}

    /** To the nanosecond. */
    static BigDecimal exact(Duration duration) {
        return BigDecimal.valueOf(duration.toNanos(), 9).stripTrailingZeros();
    }

    /** With this many decimals. */
    static String rounded(Duration duration, int decimals) {
        return BigDecimal.valueOf(duration.toNanos(), 9)
                .setScale(decimals, RoundingMode.HALF_UP)
                .toPlainString();
    }
}
