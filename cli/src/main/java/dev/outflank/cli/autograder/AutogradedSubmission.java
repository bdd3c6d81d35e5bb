package dev.outflank.cli.autograder;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.TestCaseResult;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One submission with its marks.
 *
 * @param parts the parts that the autograder marks
 * @param others parts that it cannot mark, and why
 * @param remarks files that could not be read
 * @param sandbox the layers of the sandbox that are missing on this platform
 */
record AutogradedSubmission(
        Contest contest,
        List<MarkedPart> parts,
        List<String> others,
        List<String> remarks,
        List<String> sandbox,
        Duration time) {

    /**
     * The mark of a part.
     *
     * @param results the results of its test cases; empty if it has none
     */
    record MarkedPart(Part part, PartMark mark, List<TestCaseResult> results) {
        BigDecimal marks() {
            return mark.marks().orElseThrow();
        }

        boolean isFull() {
            return marks().compareTo(part.marks()) == 0;
        }

        private boolean hasHiddenCases() {
            return results.stream().anyMatch(result -> result.testCase().hidden());
        }

        /** The reason for the mark, without anything about hidden cases. */
        String publicReason() {
            if (!hasHiddenCases()) {
                return mark.reason();
            }
            long passed = results.stream().filter(TestCaseResult::passed).count();
            return passed + " of " + results.size() + " cases passed (hidden ones too)";
        }

        /** Details for the student: everything, except for hidden cases. */
        String publicDetails() {
            if (!hasHiddenCases()) {
                return mark.log().strip();
            }
            List<String> lines = new ArrayList<>();
            for (TestCaseResult result : results) {
                if (!result.testCase().hidden()) {
                    lines.add(result.summary());
                    if (!result.passed()) {
                        lines.add(result.details().stripTrailing());
                        lines.add("repeat: " + result.reproduction());
                    }
                }
            }
            return String.join("\n", lines);
        }

        /** Details for the staff, if there are more than the student's. */
        Optional<String> staffDetails() {
            return hasHiddenCases()
                    ? Optional.of(mark.reason() + "\n\n" + mark.log().strip())
                    : Optional.empty();
        }
    }

    /** The sum of the marks of the parts that the autograder marks. */
    BigDecimal total() {
        return parts.stream().map(MarkedPart::marks).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    BigDecimal maxTotal() {
        return parts.stream().map(part -> part.part().marks()).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Sentences about the whole submission. */
    List<String> notes() {
        List<String> notes = new ArrayList<>(remarks);
        notes.addAll(others);
        if (!sandbox.isEmpty()) {
            notes.add("Programs ran in the container of this platform; missing layers of Outflank's own sandbox: "
                    + String.join("; ", sandbox) + ".");
        }
        return notes;
    }
}
