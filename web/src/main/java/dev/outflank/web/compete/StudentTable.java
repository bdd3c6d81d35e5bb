package dev.outflank.web.compete;

import dev.outflank.judge.account.Person;
import dev.outflank.judge.submission.StoredSubmission;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The students of a contest with the submission that counts.
 *
 * @param rows the rows that pass the filter, or one page of them
 * @param counts the number of rows that pass each filter
 * @param page the number of the page, from 0
 */
record StudentTable(List<Row> rows, Filter filter, Map<Filter, Integer> counts, int page) {
    static final int PAGE_SIZE = 100;

    /** A student. */
    record Row(Person person, Optional<SubmissionPages.SubmissionRow> submission) {
        boolean isIn(StoredSubmission.State... states) {
            return submission.isPresent()
                    && List.of(states).contains(submission.get().submission().state());
        }
    }

    /** Which students are shown. */
    enum Filter {
        ALL,
        MISSING,
        PROBLEMS,
        WAITING;

        static Filter of(@Nullable String name) {
            for (Filter filter : values()) {
                if (filter.id().equals(name)) {
                    return filter;
                }
            }
            return ALL;
        }

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        boolean passes(Row row) {
            return switch (this) {
                case ALL -> true;
                case MISSING -> row.submission().isEmpty();
                case PROBLEMS ->
                    row.isIn(
                            StoredSubmission.State.BROKEN,
                            StoredSubmission.State.REFUSED,
                            StoredSubmission.State.UNCHECKED);
                case WAITING -> row.isIn(StoredSubmission.State.QUEUED);
            };
        }
    }

    static StudentTable of(List<Row> rows, Filter filter) {
        Map<Filter, Integer> counts = new EnumMap<>(Filter.class);
        for (Filter one : Filter.values()) {
            counts.put(one, (int) rows.stream().filter(one::passes).count());
        }
        return new StudentTable(rows.stream().filter(filter::passes).toList(), filter, counts, 0);
    }

    StudentTable page(int number) {
        return new StudentTable(
                rows.stream().skip((long) number * PAGE_SIZE).limit(PAGE_SIZE).toList(), filter, counts, number);
    }

    int count(Filter one) {
        return counts.getOrDefault(one, 0);
    }

    /** Whether there are rows after this page. */
    boolean hasMore() {
        return count(filter) > (page + 1) * PAGE_SIZE;
    }
}
