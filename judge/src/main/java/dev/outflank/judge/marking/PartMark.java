package dev.outflank.judge.marking;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * The mark of one student for one part.
 *
 * @param marks empty while unknown: not yet filled in by the staff, or not computed because of an internal error
 * @param reason the reason in one sentence
 * @param log details such as test results and games
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
