package dev.outflank.cli;

import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.submission.CompilerWords;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.judge.test.CaseResult;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import java.io.PrintStream;

/** How a student's files do, in words, as it becomes known. */
final class ExerciseText implements ExerciseReport {
    private final PrintStream out;

    ExerciseText(PrintStream out) {
        this.out = out;
    }

    @Override
    public void failed(HandIn handIn, BotFault fault) {
        out.println(handIn.file() + ": "
                + (fault.verdict() == Verdict.COMPILE_ERROR ? "does not compile" : fault.verdict()));
        out.println(fault.reason().indent(4).stripTrailing());
        CompilerWords.explain(fault.reason()).ifPresent(sentence -> out.println("  " + sentence));
    }

    @Override
    public void compiled(HandIn handIn, Workshop.Program program) {
        out.println(handIn.file() + ": compiled as " + program.source().language().name()
                + (program.words().isEmpty() ? "" : "; the compiler says:"));
        if (!program.words().isEmpty()) {
            out.println(program.words().indent(4).stripTrailing());
        }
    }

    @Override
    public void ran(Part.Tests part, CaseResult result) {
        out.println("  " + result.word() + "  " + part.title() + ", " + result.name()
                + (result.passed() ? "" : ": " + result.sentence()));
        if (!result.details().isEmpty()) {
            out.println(result.details().indent(4).stripTrailing());
        }
        out.flush();
    }

    @Override
    public void tested(Part.Tests part, long passed, int all) {
        out.println("  " + part.title() + ": " + passed + " of " + all + " public tests passed.");
    }

    @Override
    public void tried(Part.OfHandIn part, PartMark mark) {
        String worth = mark.marks()
                .map(marks -> marks.toPlainString() + " of " + part.marks().toPlainString() + " marks")
                .orElse("no marks yet");
        out.println("  " + part.title() + ": " + mark.reason() + " (" + worth + ")");
        out.flush();
    }

    @Override
    public void ended(boolean fine) {
        out.flush();
    }
}
