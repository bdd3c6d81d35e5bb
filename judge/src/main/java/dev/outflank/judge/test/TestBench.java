package dev.outflank.judge.test;

import dev.outflank.arena.process.Execution;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs a program on cases. */
public final class TestBench {
    /** How often a run is tried when our own side fails. */
    private static final int TRIES = 3;

    private static final int MOST_LATE = 3;

    private final Sandbox sandbox;
    private final Box box;
    private final Limits limits;
    private final boolean exact;

    /** A bench for a program as a part runs it. */
    public TestBench(Sandbox sandbox, Workshop.Program program, Part.Tests part) {
        this.sandbox = sandbox;
        this.box = program.run(part.run(), sandbox);
        this.limits = program.source().handIn().runLimits();
        this.exact = part.exact();
    }

    /**
     * Runs cases in their order up to one that our own side could not run, and tells each result. A program that passes
     * none and runs out of time again and again would hold up everyone else's: the rest then fails without a run.
     */
    public List<CaseResult> run(List<Case> cases, Consumer<CaseResult> listener) {
        List<CaseResult> results = new ArrayList<>();
        for (Case one : cases) {
            boolean hopeless = results.size() >= MOST_LATE && results.stream().allMatch(CaseResult::isLate);
            CaseResult result = hopeless
                    ? new CaseResult(
                            one.name(),
                            one.hidden(),
                            false,
                            results.getFirst().verdict(),
                            "not run, since every case before ran out of time",
                            "")
                    : run(one);
            results.add(result);
            listener.accept(result);
            if (result.isVoid()) {
                break;
            }
        }
        return results;
    }

    private CaseResult run(Case one) {
        CaseResult result = once(one);
        for (int left = TRIES - 1; left > 0 && result.isVoid(); left--) {
            result = once(one);
        }
        return result;
    }

    private CaseResult once(Case one) {
        Execution.Result run = Execution.run(
                sandbox,
                Workshop.Program.with(box, one.arguments()),
                limits,
                one.input().getBytes(StandardCharsets.UTF_8));
        Optional<BotFault> fault = run.fault();
        Optional<Difference> difference = Difference.between(one.output(), run.text(), exact);
        if (fault.isEmpty() && difference.isEmpty()) {
            return CaseResult.passed(one);
        }
        String picture = difference.map(Difference::picture).orElse("");
        if (fault.isPresent()) {
            Verdict verdict = fault.get().verdict();
            return new CaseResult(
                    one.name(), one.hidden(), false, Optional.of(verdict), fault.get().reason(), picture);
        }
        String sentence = difference.orElseThrow().sentence();
        boolean failed = run.exitCode() != 0;
        return new CaseResult(
                one.name(),
                one.hidden(),
                false,
                failed ? Optional.of(Verdict.CRASH) : Optional.empty(),
                failed ? run.ending() + "; " + sentence : sentence,
                picture);
    }
}
