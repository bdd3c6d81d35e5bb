package dev.outflank.judge.test;

import dev.outflank.protocol.Verdict;
import java.util.Optional;

/**
 * How a case went.
 *
 * @param verdict the rule it broke, if it broke one; a wrong output alone is none
 * @param message what is wrong; empty when it passed
 * @param details more lines about it: the difference, last words
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

    /** Whether our own side failed, so that it says nothing about the program. */
    public boolean isVoid() {
        return verdict.isPresent() && verdict.get() == Verdict.INTERNAL;
    }

    boolean isTimeout() {
        return verdict.isPresent() && (verdict.get() == Verdict.TIMEOUT_CPU || verdict.get() == Verdict.TIMEOUT_WALL);
    }
}
