package dev.outflank.judge.marking;

import dev.outflank.protocol.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The result of a test case.
 *
 * @param command how the program is started in its own folder, without the arguments of the case
 * @param verdict the violation, if any; wrong output alone is not one
 * @param message what is wrong; empty when the case passed
 * @param details more lines, such as the difference side by side
 * @param remarks harmless deviations from the expected output
 */
public record TestCaseResult(
        TestCase testCase,
        List<String> command,
        boolean passed,
        Optional<Verdict> verdict,
        String message,
        String details,
        List<String> remarks) {
    static TestCaseResult passed(TestCase testCase, List<String> command, List<String> remarks) {
        return new TestCaseResult(testCase, command, true, Optional.empty(), "", "", remarks);
    }

    public String name() {
        return testCase.name();
    }

    /** {@code PASS}, {@code WRONG_OUTPUT} or the verdict. */
    public String verdictName() {
        return passed ? "PASS" : verdict.map(Verdict::name).orElse("WRONG_OUTPUT");
    }

    /** The name of the case, and what was wrong or remarked. */
    public String description() {
        if (!passed) {
            return name() + ": " + message;
        }
        return remarks.isEmpty() ? name() : name() + " (accepted although " + String.join("; ", remarks) + ")";
    }

    /** One line for a log. */
    public String summary() {
        return verdictName() + "  " + description();
    }

    /** A shell command that repeats the run of a program with the same arguments and the same input. */
    public String reproduction() {
        List<String> words = new ArrayList<>();
        if (!testCase.input().isEmpty()) {
            words.add("printf '%s\\n'");
            testCase.input().lines().map(TestCaseResult::quote).forEach(words::add);
            words.add("|");
        }
        Stream.concat(command.stream(), testCase.arguments().stream())
                .map(TestCaseResult::quote)
                .forEach(words::add);
        return String.join(" ", words);
    }

    private static String quote(String word) {
        return word.matches("[A-Za-z0-9_.,:=/+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** Whether the case could not be run because of an internal error. */
    public boolean isVoid() {
        return verdict.isPresent() && verdict.get() == Verdict.INTERNAL;
    }

    boolean isTimeout() {
        return verdict.isPresent() && (verdict.get() == Verdict.TIMEOUT_CPU || verdict.get() == Verdict.TIMEOUT_WALL);
    }
}
