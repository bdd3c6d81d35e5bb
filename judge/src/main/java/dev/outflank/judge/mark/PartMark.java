package dev.outflank.judge.mark;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What a part gave to one student.
 *
 * @param marks empty as long as nobody knows: the staff have not filled it in, or our own side failed
 * @param reason in a sentence
 * @param log everything that led to it
 */
public record PartMark(Optional<BigDecimal> marks, String reason, String log) {
    static PartMark of(BigDecimal marks, String reason, String log) {
        return new PartMark(Optional.of(marks.stripTrailingZeros()), reason, log);
    }

    static PartMark zero(String reason, String log) {
        return of(BigDecimal.ZERO, reason, log);
    }

    static PartMark unknown(String reason) {
        return new PartMark(Optional.empty(), reason, "");
    }
}
