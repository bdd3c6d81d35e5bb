package dev.outflank.cli;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Submissions;
import dev.outflank.judge.submission.Workshop;
import dev.outflank.judge.test.Case;
import dev.outflank.judge.test.CaseResult;
import dev.outflank.judge.test.Cases;
import dev.outflank.judge.test.TestBench;
import dev.outflank.protocol.BotFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a student runs before handing in. */
@Command(
        name = "exercise",
        mixinStandardHelpOptions = true,
        description = {
            "Compiles your files as the course does and runs the public tests; shows the first difference of each."
                    + " Parts that are marked by games or by single moves are played too.",
            "Exit code 0: everything passed; 1: something did not."
        },
        footer = "%nExample: outflank exercise aps105-lab8 lab8part1.c lab8part2.c")
final class ExerciseCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name of 'contest list', or a contest file.")
    private String contest = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILES", description = "Your files, or their folder.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "One JSON object at the end.")
    private boolean json;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    ExerciseCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Contest read = JudgeOptions.contest(contest);
        Submission submission = Submissions.of(files);
        List<HandIn> handedIn = new ArrayList<>();
        for (HandIn handIn : read.handIns().values()) {
            if (!submission.candidates(handIn).isEmpty()) {
                handedIn.add(handIn);
            }
        }
        if (handedIn.isEmpty()) {
            throw new UserError("none of these files is one that " + read.id() + " asks for: "
                    + String.join(", ", read.files()));
        }
        ExerciseReport report = json ? new ExerciseJson(read.id(), streams.out()) : new ExerciseText(streams.out());
        boolean fine = true;
        try (Workshop workshop = options.workshop(streams.err())) {
            for (HandIn handIn : handedIn) {
                fine &= exercise(read, submission, handIn, workshop, report);
            }
        }
        report.ended(fine);
        return fine ? 0 : Main.FAILURE;
    }

    private static boolean exercise(
            Contest read, Submission submission, HandIn handIn, Workshop workshop, ExerciseReport report) {
        Workshop.Program program;
        try {
            program = workshop.make(submission, handIn);
        } catch (BotFault fault) {
            report.failed(handIn, fault);
            return false;
        }
        report.compiled(handIn, program);
        boolean fine = true;
        PartMarker marker = new PartMarker(read, workshop, new StaffPlayers(), 0);
        for (Part part : read.marking()) {
            if (part instanceof Part.OfHandIn ofHandIn && ofHandIn.handIn().equals(handIn.name())) {
                fine &= ofHandIn instanceof Part.Tests tests
                        ? tests(tests, new TestBench(workshop.sandbox(), program, tests), report)
                        : trial(ofHandIn, marker.mark(submission, ofHandIn), report);
            }
        }
        return fine;
    }

    private static boolean trial(Part.OfHandIn part, PartMark mark, ExerciseReport report) {
        report.tried(part, mark);
        return mark.marks().filter(marks -> marks.compareTo(part.marks()) == 0).isPresent();
    }

    private static boolean tests(Part.Tests part, TestBench bench, ExerciseReport report) {
        List<Case> cases = new Cases(0).of(part).stream().filter(one -> !one.hidden()).toList();
        List<CaseResult> results = bench.run(cases, result -> report.ran(part, result));
        long passed = results.stream().filter(CaseResult::passed).count();
        report.tested(part, passed, cases.size());
        return passed == cases.size();
    }
}
