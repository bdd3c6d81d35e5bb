package dev.outflank.judge.marking;

import dev.outflank.arena.process.Execution;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.output.OutputComparison;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs a program on test cases. */
public final class TestRunner {
    /** Maximum number of tries of a run that fails because of an internal error. */
    private static final int MAX_TRIES = 3;

    private static final int MAX_TIMEOUTS = 3;

    private final Sandbox sandbox;
    private final Box box;
    private final List<String> command;
    private final ResourceLimits limits;
    private final boolean exact;

    /** Creates a runner for a program with the command and limits of a part. */
    public TestRunner(Sandbox sandbox, SubmissionCompiler.Program program, Part.Tests part) {
        this.sandbox = sandbox;
        this.box = program.withCommand(part.runCommand(), sandbox);
        this.command = program.commandInItsFolder(part.runCommand());
        this.limits = program.source().requiredFile().runLimits();
        this.exact = part.exact();
    }

    /**
     * Runs the cases in order and passes each result to the listener; stops at a case that cannot be run because of an
     * internal error. When all of the first {@link #MAX_TIMEOUTS} cases time out, the remaining cases fail without being
     * run, so that one slow program does not delay all others.
     */
    public List<TestCaseResult> run(List<TestCase> cases, Consumer<TestCaseResult> listener) {
        List<TestCaseResult> results = new ArrayList<>();
        for (TestCase one : cases) {
            boolean onlyTimeouts =
                    results.size() >= MAX_TIMEOUTS && results.stream().allMatch(TestCaseResult::isTimeout);
            TestCaseResult result = onlyTimeouts
                    ? new TestCaseResult(
                            one,
                            command,
                            false,
                            results.getFirst().verdict(),
                            "not run, because all cases before it timed out",
                            "",
                            List.of())
                    : run(one);
            results.add(result);
            listener.accept(result);
            if (result.isVoid()) {
                break;
            }
        }
        return results;
    }

    private TestCaseResult run(TestCase one) {
        TestCaseResult result = runOnce(one);
        for (int left = MAX_TRIES - 1; left > 0 && result.isVoid(); left--) {
            result = runOnce(one);
        }
        return result;
    }

    private TestCaseResult runOnce(TestCase one) {
        Execution.Result run = Execution.run(
                sandbox,
                SubmissionCompiler.Program.withArguments(box, one.arguments()),
                limits,
                one.input().getBytes(StandardCharsets.UTF_8));
        Optional<BotException> fault = run.fault();
        OutputComparison.Result comparison = OutputComparison.compare(one.output(), run.text(), exact);
        Optional<OutputDiff> difference =
                comparison.difference().map(found -> OutputDiff.of(one.output(), run.text(), found));
        if (fault.isEmpty() && difference.isEmpty()) {
            return TestCaseResult.passed(one, command, comparison.remarks());
        }
        String sideBySide = difference.map(OutputDiff::sideBySide).orElse("");
        if (fault.isPresent()) {
            Verdict verdict = fault.get().verdict();
            return new TestCaseResult(
                    one, command, false, Optional.of(verdict), fault.get().reason(), sideBySide, comparison.remarks());
        }
        String message = difference.orElseThrow().message();
        boolean failed = run.exitCode() != 0;
        return new TestCaseResult(
                one,
                command,
                false,
                failed ? Optional.of(Verdict.CRASH) : Optional.empty(),
                failed ? run.exitMessage() + "; " + message : message,
                sideBySide,
                comparison.remarks());
    }
}
