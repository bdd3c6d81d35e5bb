package dev.outflank.judge.contest;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of a class: late submissions, groups and extensions.
 *
 * @param penaltyPerDay per cent of the marks that each started day after the deadline costs
 * @param lateDays number of days after the deadline on which submissions are accepted; 0 if the deadline is final
 * @param groupSize maximum number of students in a group; 1 if there are no groups
 * @param groups the logins of each group in the contest file
 * @param extensions individual deadlines in the contest file, by login
 */
public record ClassRules(
        int penaltyPerDay,
        int lateDays,
        int groupSize,
        List<List<String>> groups,
        Map<String, LocalDateTime> extensions) {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /** What a late submission costs: this percentage of the total, for this number of started days. */
    public record Penalty(int days, int percent) {
        /** The part of the marks that is subtracted. */
        public BigDecimal of(BigDecimal marks) {
            return marks.multiply(BigDecimal.valueOf(percent)).divide(HUNDRED, 2, RoundingMode.HALF_UP);
        }

        public String describe() {
            return days + (days == 1 ? " day" : " days") + " late: " + percent + " % of the marks are subtracted";
        }
    }

    /** When submissions end for someone with this deadline. */
    public LocalDateTime lastChance(LocalDateTime deadline) {
        return deadline.plusDays(lateDays);
    }

    /** The penalty of a submission; empty if it was in time. After the last day nothing is left of the marks. */
    public Optional<Penalty> penalty(LocalDateTime deadline, LocalDateTime submitted) {
        if (lateDays == 0 || !submitted.isAfter(deadline)) {
            return Optional.empty();
        }
        long days = 1 + Duration.between(deadline, submitted).minusNanos(1).toDays();
        long percent = days > lateDays ? 100 : Math.min(100, days * penaltyPerDay);
        return Optional.of(new Penalty(Math.toIntExact(days), (int) percent));
    }

    /** The group of a login in the contest file; only this login if it has none. */
    public List<String> group(String login) {
        return groups.stream()
                .filter(group -> group.contains(login))
                .findFirst()
                .orElse(List.of(login));
    }

    /** The latest deadline of a group, given the deadline of the contest. */
    public Optional<LocalDateTime> deadline(Dates dates, List<String> group) {
        return dates.closes()
                .map(closes -> group.stream()
                        .flatMap(login -> Optional.ofNullable(extensions.get(login)).stream())
                        .reduce(closes, (a, b) -> a.isAfter(b) ? a : b));
    }

    /** The rule for late submissions as a sentence, for students. */
    public String lateText() {
        if (lateDays == 0) {
            return "no submission is accepted after the deadline";
        }
        return "each started day after the deadline costs " + penaltyPerDay + " % of the marks, and after " + lateDays
                + (lateDays == 1 ? " day" : " days") + " no submission is accepted";
    }
}
