package dev.outflank.cli;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.submission.CompilerWords;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Submissions;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.judge.test.Case;
import dev.outflank.judge.test.CaseResult;
import dev.outflank.judge.test.Cases;
import dev.outflank.judge.test.TestBench;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What a student runs before handing in. */
@Command(
        name = "exercise",
        mixinStandardHelpOptions = true,
        description = {
            "Compiles your files as the course does and runs the public tests; shows the first difference of each. Parts that"
                    + " are marked by games or by single moves are played too.",
            "Exit code 0: everything passed; 1: something did not."
        },
        footer = "%nExample: outflank exercise aps105-lab8 lab8part1.c lab8part2.c")
final class ExerciseCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name of 'contest list', or a contest file.")
    private String contest = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILES", description = "Your files, or their folder.")
    private List<Path> files = List.of();

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    ExerciseCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Contest read = JudgeOptions.contest(contest);
        Submission submission = Submissions.of(files);
        boolean fine = true;
        boolean any = false;
        try (Workshop workshop = options.workshop(streams.err())) {
            for (HandIn handIn : read.handIns().values()) {
                if (!submission.candidates(handIn).isEmpty()) {
                    any = true;
                    fine &= exercise(read, submission, handIn, workshop);
                }
            }
        }
        if (!any) {
            throw new UserError("none of these files is one that " + read.id() + " asks for: "
                    + String.join(", ", read.handIns().values().stream().map(HandIn::file).distinct().toList()));
        }
        return fine ? 0 : Main.FAILURE;
    }

    private boolean exercise(Contest read, Submission submission, HandIn handIn, Workshop workshop) {
        PrintStream out = streams.out();
        Workshop.Program program;
        try {
            program = workshop.make(submission, handIn);
        } catch (BotFault fault) {
            out.println(handIn.file() + ": " + (fault.verdict() == Verdict.COMPILE_ERROR ? "does not compile" : fault.verdict()));
            out.println(fault.reason().indent(4).stripTrailing());
            CompilerWords.explain(fault.reason()).ifPresent(sentence -> out.println("  " + sentence));
            return false;
        }
        out.println(handIn.file() + ": compiled as " + program.source().language().name()
                + (program.words().isEmpty() ? "" : "; the compiler says:"));
        if (!program.words().isEmpty()) {
            out.println(program.words().indent(4).stripTrailing());
        }
        boolean fine = true;
        PartMarker marker = new PartMarker(read, workshop, new StaffPlayers(), 0);
        for (Part part : read.marking()) {
            if (part instanceof Part.OfHandIn ofHandIn && ofHandIn.handIn().equals(handIn.name())) {
                fine &= ofHandIn instanceof Part.Tests tests
                        ? tests(tests, new TestBench(workshop.sandbox(), program, tests))
                        : trial(ofHandIn, marker.mark(submission, ofHandIn));
            }
        }
        return fine;
    }

    /** Games and single moves: they are what the course marks them by, and give the same marks there. */
    private boolean trial(Part.OfHandIn part, PartMark mark) {
        boolean full = mark.marks().filter(marks -> marks.compareTo(part.marks()) == 0).isPresent();
        String worth = mark.marks()
                .map(marks -> marks.toPlainString() + " of " + part.marks().toPlainString() + " marks")
                .orElse("no marks yet");
        streams.out().println("  " + part.title() + ": " + mark.reason() + " (" + worth + ")");
        streams.out().flush();
        return full;
    }

    private boolean tests(Part.Tests part, TestBench bench) {
        PrintStream out = streams.out();
        List<Case> cases = new Cases(0).of(part).stream().filter(one -> !one.hidden()).toList();
        List<CaseResult> results = bench.run(cases, result -> {
            out.println("  " + result.word() + "  " + part.title() + ", " + result.name()
                    + (result.passed() ? "" : ": " + result.sentence()));
            if (!result.details().isEmpty()) {
                out.println(result.details().indent(4).stripTrailing());
            }
            out.flush();
        });
        long passed = results.stream().filter(CaseResult::passed).count();
        out.println("  " + part.title() + ": " + passed + " of " + cases.size() + " public tests passed.");
        return passed == cases.size();
    }
}
