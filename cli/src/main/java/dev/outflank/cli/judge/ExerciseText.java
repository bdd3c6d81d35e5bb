package dev.outflank.cli.judge;

import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.submission.CompilerHints;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.PrintStream;

/** Report of {@code exercise} as text, printed as results arrive. */
final class ExerciseText implements ExerciseReport {
    private final PrintStream out;

    ExerciseText(PrintStream out) {
        this.out = out;
    }

    @Override
    public void compileFailed(RequiredFile requiredFile, BotException fault) {
        out.println(requiredFile.file() + ": "
                + (fault.verdict() == Verdict.COMPILE_ERROR ? "does not compile" : fault.verdict()));
        out.println(fault.reason().indent(4).stripTrailing());
        CompilerHints.explain(fault.reason()).ifPresent(sentence -> out.println("  " + sentence));
    }

    @Override
    public void compiled(RequiredFile requiredFile, SubmissionCompiler.Program program) {
        out.println(requiredFile.file() + ": compiled as "
                + program.source().language().name()
                + (program.compilerOutput().isEmpty() ? "" : "; the compiler says:"));
        if (!program.compilerOutput().isEmpty()) {
            out.println(program.compilerOutput().indent(4).stripTrailing());
        }
    }

    @Override
    public void testFinished(Part.Tests part, TestCaseResult result) {
        out.println("  " + result.verdictName() + "  " + part.title() + ", " + result.name()
                + (result.passed() ? "" : ": " + result.message()));
        if (!result.details().isEmpty()) {
            out.println(result.details().indent(4).stripTrailing());
        }
        out.flush();
    }

    @Override
    public void testsFinished(Part.Tests part, long passed, int all) {
        out.println("  " + part.title() + ": " + passed + " of " + all + " public tests passed.");
    }

    @Override
    public void partMarked(Part.FilePart part, PartMark mark) {
        String worth = mark.marks()
                .map(marks -> marks.toPlainString() + " of " + part.marks().toPlainString() + " marks")
                .orElse("no marks yet");
        out.println("  " + part.title() + ": " + mark.reason() + " (" + worth + ")");
        out.flush();
    }

    @Override
    public void finished(boolean fine) {
        out.flush();
    }
}
