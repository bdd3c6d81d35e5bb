package dev.outflank.judge.marking;

import dev.outflank.protocol.Verdict;
import java.util.Optional;

/**
 * The result of a test case.
 *
 * @param verdict the violation, if any; wrong output alone is not one
 * @param message what is wrong; empty when the case passed
 * @param details more lines, such as the difference side by side
 */
public record TestCaseResult(
        String name, boolean hidden, boolean passed, Optional<Verdict> verdict, String message, String details) {
    static TestCaseResult passed(TestCase one) {
        return new TestCaseResult(one.name(), one.hidden(), true, Optional.empty(), "", "");
    }

    /** {@code PASS}, {@code WRONG_OUTPUT} or the verdict. */
    public String verdictName() {
        return passed ? "PASS" : verdict.map(Verdict::name).orElse("WRONG_OUTPUT");
    }

    /** Whether the case could not be run because of an internal error. */
    public boolean isVoid() {
        return verdict.isPresent() && verdict.get() == Verdict.INTERNAL;
    }

    boolean isTimeout() {
        return verdict.isPresent() && (verdict.get() == Verdict.TIMEOUT_CPU || verdict.get() == Verdict.TIMEOUT_WALL);
    }
}
