package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.marking.TestCase;
import dev.outflank.judge.marking.TestCaseGenerator;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.marking.TestRunner;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import dev.outflank.protocol.BotException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the public tests on the files of a student, before they are submitted. */
@Command(
        name = "exercise",
        mixinStandardHelpOptions = true,
        description = {
            "Runs the public tests of a contest on your files.",
            "Compiles your files as the course does and shows the first difference of each failed test. Parts that are"
                    + " marked by games or by single moves are played too.",
            "Exit code 0: everything passed; 1: something failed."
        },
        footer = "%nExample: outflank exercise aps105-lab8 lab8part1.c lab8part2.c")
public final class ExerciseCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name from 'contest list', or a contest file.")
    private String contest = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILES", description = "Your files, or their directory.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Print one JSON object at the end.")
    private boolean json;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    ExerciseCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Contest read = JudgeOptions.loadContest(contest);
        Submission submission = Submissions.ofPaths(files);
        List<RequiredFile> submitted = new ArrayList<>();
        for (RequiredFile requiredFile : read.requiredFiles().values()) {
            if (!submission.candidates(requiredFile).isEmpty()) {
                submitted.add(requiredFile);
            }
        }
        if (submitted.isEmpty()) {
            throw new UserException("none of these files is required by " + read.id() + ", which expects "
                    + String.join(", ", read.fileNames()));
        }
        ExerciseReport report = json ? new ExerciseJson(read.id(), streams.out()) : new ExerciseText(streams.out());
        boolean fine = true;
        try (SubmissionCompiler compiler = options.openCompiler(streams.err())) {
            for (RequiredFile requiredFile : submitted) {
                fine &= checkProgram(read, submission, requiredFile, compiler, report);
            }
        }
        report.finished(fine);
        return fine ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    private static boolean checkProgram(
            Contest read,
            Submission submission,
            RequiredFile requiredFile,
            SubmissionCompiler compiler,
            ExerciseReport report) {
        SubmissionCompiler.Program program;
        try {
            program = compiler.compile(submission, requiredFile);
        } catch (BotException e) {
            report.compileFailed(requiredFile, e);
            return false;
        }
        report.compiled(requiredFile, program);
        boolean fine = true;
        PartMarker marker = new PartMarker(read, compiler, new BuiltInPlayerRegistry(), 0);
        for (Part part : read.parts()) {
            if (part instanceof Part.FilePart filePart
                    && filePart.requiredFile().equals(requiredFile.name())) {
                fine &= filePart instanceof Part.Tests tests
                        ? runTests(tests, new TestRunner(compiler.sandbox(), program, tests), report)
                        : reportMark(filePart, marker.mark(submission, filePart), report);
            }
        }
        return fine;
    }

    private static boolean reportMark(Part.FilePart part, PartMark mark, ExerciseReport report) {
        report.partMarked(part, mark);
        return mark.marks().filter(marks -> marks.compareTo(part.marks()) == 0).isPresent();
    }

    private static boolean runTests(Part.Tests part, TestRunner runner, ExerciseReport report) {
        List<TestCase> cases = new TestCaseGenerator(0)
                .generate(part).stream().filter(test -> !test.hidden()).toList();
        List<TestCaseResult> results = runner.run(cases, result -> report.testFinished(part, result));
        long passed = results.stream().filter(TestCaseResult::passed).count();
        report.testsFinished(part, passed, cases.size());
        return passed == cases.size();
    }
}
