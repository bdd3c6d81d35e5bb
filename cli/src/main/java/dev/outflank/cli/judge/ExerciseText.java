package dev.outflank.cli.judge;

import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.submission.CompilerHints;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.PrintStream;

/** Report of {@code exercise} as text, printed as results arrive. */
final class ExerciseText implements ExerciseReport {
    private static final int MAX_COMMAND_LENGTH = 160;

    private final PrintStream out;
    private final boolean showInput;

    /** Creates a report; with {@code showInput}, it has the whole input of failed tests. */
    ExerciseText(PrintStream out, boolean showInput) {
        this.out = out;
        this.showInput = showInput;
    }

    @Override
    public void compileFailed(String file, BotException fault) {
        if (fault.verdict() == Verdict.MISSING) {
            out.println(fault.reason());
            return;
        }
        out.println(file + ": " + (fault.verdict() == Verdict.COMPILE_ERROR ? "does not compile" : fault.verdict()));
        out.println(fault.reason().indent(4).stripTrailing());
        CompilerHints.explain(fault.reason()).ifPresent(sentence -> out.println("  " + sentence));
    }

    @Override
    public void compiled(SubmissionCompiler.Program program) {
        out.println(program.source().place() + ": compiled as "
                + program.source().language().name()
                + (program.compilerOutput().isEmpty() ? "" : "; the compiler says:"));
        if (!program.compilerOutput().isEmpty()) {
            out.println(program.compilerOutput().indent(4).stripTrailing());
        }
    }

    @Override
    public void testFinished(Part.Tests part, TestCaseResult result) {
        out.println("  " + result.verdictName() + "  " + part.title() + ", " + result.description());
        if (!result.details().isEmpty()) {
            out.println(result.details().indent(4).stripTrailing());
        }
        if (!result.passed()) {
            String command = result.reproduction();
            boolean whole = showInput || command.length() <= MAX_COMMAND_LENGTH;
            out.println("    repeat: "
                    + (whole ? command : command.substring(0, MAX_COMMAND_LENGTH) + "… (all of it with --show-input)"));
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
