package dev.outflank.cli.autograder;

import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.cli.support.ContestArgument;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.marking.TestCaseResult;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Marks one submission on a course platform. */
@Command(
        name = "autograde",
        mixinStandardHelpOptions = true,
        description = {
            "Marks one submission on a course platform.",
            "The scripts of an archive of 'export' run this. The marks are those of 'mark'. Where namespaces are forbidden,"
                    + " the platform's own container is the sandbox; the report then names what is missing.",
            "Exit code 1: a part could not be marked, and nothing is reported."
        },
        footer = "%nExample: outflank autograde settings submission -o results.json")
public final class AutogradeCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(
            index = "0",
            paramLabel = "SETTINGS",
            description = "Directory with " + AutograderSettings.FILE_NAME + " and the contest file.")
    @SuppressWarnings("NullAway.Init")
    private Path settingsFolder;

    @Parameters(index = "1", paramLabel = "DIR", description = "Directory with the files of the student.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "File for the report, which is replaced (default: standard output).")
    private @Nullable Path out;

    @Option(
            names = "--delete-settings",
            description = "Delete SETTINGS after reading it, so that no program can read the hidden tests.")
    private boolean deleteSettings;

    AutogradeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        long start = System.nanoTime();
        Search.warmUpVectorsLater();
        AutograderSettings settings = AutograderSettings.read(settingsFolder);
        Contest contest = ContestArgument.load(
                ContestLoader.isFile(settings.contest())
                        ? settingsFolder.resolve(settings.contest()).toString()
                        : settings.contest());
        Submission submission = Submissions.ofPaths(List.of(folder));
        if (deleteSettings) {
            Scratch.delete(settingsFolder);
        }
        Sandbox sandbox = Sandbox.probeInContainer();
        if (!sandbox.isReady()) {
            throw new UserException("programs cannot be run here: " + String.join(" ", sandbox.missing()));
        }
        List<AutogradedSubmission.MarkedPart> parts = new ArrayList<>();
        List<String> others = new ArrayList<>();
        try (SubmissionCompiler compiler = new SubmissionCompiler(sandbox, Scratch.createFolder("compiled"))) {
            PartMarker marker = new PartMarker(contest, compiler, new BuiltInPlayerRegistry(), settings.seed());
            for (Part part : contest.parts()) {
                switch (part) {
                    case Part.FilePart filePart -> {
                        List<TestCaseResult> results = new ArrayList<>();
                        PartMark mark = marker.mark(submission, filePart, results::add);
                        if (mark.marks().isEmpty()) {
                            streams.err().println("outflank: " + part.title() + " " + mark.reason());
                            return ExitCode.FAILURE;
                        }
                        parts.add(new AutogradedSubmission.MarkedPart(part, mark, results));
                    }
                    case Part.Manual manual ->
                        others.add("%s (%s marks) is marked by the staff: %s"
                                .formatted(part.title(), part.marks().toPlainString(), manual.note()));
                    case Part.Rank _ ->
                        others.add("%s (%s marks) needs the programs of the whole class."
                                .formatted(part.title(), part.marks().toPlainString()));
                }
            }
        }
        if (contest.dates().closes().isPresent()) {
            others.add("Deadlines, extensions and late penalties are those of this platform, not of the contest file.");
        }
        AutogradedSubmission marked = new AutogradedSubmission(
                contest,
                parts,
                others,
                submission.remarks(),
                sandbox.isBoxed() ? List.of() : sandbox.missingLayers(),
                Duration.ofNanos(System.nanoTime() - start));
        String report = settings.platform().report(marked);
        if (out == null) {
            streams.out().print(report);
        } else {
            TournamentReports.writeAtomically(out, report);
        }
        return ExitCode.SUCCESS;
    }
}
