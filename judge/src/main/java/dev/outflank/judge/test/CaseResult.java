package dev.outflank.judge.test;

import dev.outflank.protocol.Verdict;
import java.util.Optional;

/**
 * How a case went.
 *
 * @param verdict the rule it broke, if it broke one; a wrong output alone is none
 * @param sentence what is wrong; empty when it passed
 * @param details more lines about it: the difference, last words
 */
public record CaseResult(
        String name, boolean hidden, boolean passed, Optional<Verdict> verdict, String sentence, String details) {
    static CaseResult passed(Case one) {
        return new CaseResult(one.name(), one.hidden(), true, Optional.empty(), "", "");
    }

    /** {@code PASS}, {@code WRONG_OUTPUT} or the verdict. */
    public String word() {
        return passed ? "PASS" : verdict.map(Verdict::name).orElse("WRONG_OUTPUT");
    }

    /** Whether our own side failed, so that it says nothing about the program. */
    public boolean isVoid() {
        return verdict.isPresent() && verdict.get() == Verdict.INTERNAL;
    }

    boolean isLate() {
        return verdict.isPresent()
                && (verdict.get() == Verdict.TIMEOUT_CPU || verdict.get() == Verdict.TIMEOUT_WALL);
    }
}
