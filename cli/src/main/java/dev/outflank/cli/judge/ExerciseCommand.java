package dev.outflank.cli.judge;

import dev.outflank.cli.support.ContestArgument;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.nio.file.Path;
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

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FILES",
            description =
                    "Your files, their directory, or an archive of them (default: the files in the working directory).")
    private List<Path> files = List.of();

    @Option(
            names = "--show-input",
            description = "Show the whole input of each failed test, as a command that repeats it.")
    private boolean showInput;

    @Option(names = "--json", description = "Print one JSON object at the end.")
    private boolean json;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    ExerciseCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        InterruptSignal.install(streams, "");
        Contest read = ContestArgument.load(contest);
        Submission submission = readFiles(files, read);
        ExerciseReport report =
                json ? new ExerciseJson(read.id(), streams.out()) : new ExerciseText(streams.out(), showInput);
        try (SubmissionCompiler compiler = options.openCompiler(streams.err())) {
            return new ExerciseRunner(read, compiler, report).run(submission) ? ExitCode.SUCCESS : ExitCode.FAILURE;
        }
    }

    /** Reads the files, or those in the working directory, of which at least one must be required by the contest. */
    static Submission readFiles(List<Path> files, Contest contest) throws IOException {
        Submission submission = files.isEmpty() ? Submissions.ofWorkingDirectory(contest) : Submissions.ofPaths(files);
        for (RequiredFile requiredFile : contest.requiredFiles().values()) {
            if (!submission.candidates(requiredFile).isEmpty()) {
                return submission;
            }
        }
        throw new UserException((files.isEmpty() ? "no file in the working directory" : "none of these files")
                + " is required by " + contest.id() + ", which expects " + String.join(", ", contest.fileNames()));
    }
}
