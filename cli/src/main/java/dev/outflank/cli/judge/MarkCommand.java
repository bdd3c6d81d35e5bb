package dev.outflank.cli.judge;

import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.cli.support.ContestArgument;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.account.ClassList;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.competition.CompetitionRunner;
import dev.outflank.judge.competition.CompetitionStandings;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.ContestMarker;
import dev.outflank.judge.marking.MarkFile;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.marking.MarksCsv;
import dev.outflank.judge.marking.MarksPage;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Marks all submissions. After an interruption, the same command resumes. */
@Command(
        name = "mark",
        mixinStandardHelpOptions = true,
        description = {
            "Marks all submissions in a directory.",
            "It has one directory or file per student.",
            "Marks that staff have entered in marks.csv are kept by the next run."
        },
        footer = "%nExample: outflank mark aps105-lab8 submissions -o marks.csv --html report.html")
public final class MarkCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name from 'contest list', or a contest file.")
    private String contest = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "Directory of the submissions.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "File for the marks (default: marks.csv in the working directory).")
    private @Nullable Path csv;

    @Option(names = "--html", paramLabel = "FILE", description = "File for a page with reasons and logs.")
    private @Nullable Path html;

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description = "Directory for results and logs (default: name of DIR with '.marks').")
    private @Nullable Path work;

    @Option(
            names = "--class",
            paramLabel = "FILE",
            description =
                    "Class list with one line 'login,name' per student; who submitted nothing gets a row with zero.")
    private @Nullable Path classFile;

    @Option(names = "--seed", paramLabel = "S", description = "Seed of the hidden tests (default ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--json", description = "Print all marks as one JSON object.")
    private boolean json;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    MarkCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        InterruptSignal.install(streams, ": the same command resumes");
        Search.warmUpVectorsLater();
        Contest read = ContestArgument.load(contest);
        List<Submission> submissions = Submissions.readFolder(folder, read, classList());
        if (submissions.isEmpty()) {
            throw new UserException(folder + " contains no submissions: expected one directory or file per student");
        }
        Path home = Files.createDirectories(work == null ? JudgeOptions.siblingWithSuffix(folder, ".marks") : work);
        Path table = csv == null ? Path.of("marks.csv") : csv;
        Map<String, Map<String, BigDecimal>> manualMarks = MarksCsv.readManualMarks(table, read);
        ProgressLine progress = new ProgressLine(streams.err());
        try (SubmissionCompiler compiler = options.openCompiler(streams.err());
                MarkFile record = MarkFile.open(home.resolve("record.jsonl"))) {
            BuiltInPlayerRegistry staff = new BuiltInPlayerRegistry();
            Optional<CompetitionStandings> standings = read.parts().stream().anyMatch(Part.Rank.class::isInstance)
                    ? Optional.of(new CompetitionRunner(read, compiler, staff, record, home, options.jobs())
                            .play(submissions, new GamesProgress(progress)))
                    : Optional.empty();
            ContestMarker marker = new ContestMarker(read, new PartMarker(read, compiler, staff, seed), record, seed);
            AtomicInteger done = new AtomicInteger();
            long total = submissions.size()
                    * read.parts().stream()
                            .filter(Part.FilePart.class::isInstance)
                            .count();
            Marks marks = marker.markAll(
                    submissions,
                    options.jobs(),
                    part -> standings
                            .map(one -> one.rankedStudents(part.stage()))
                            .orElse(List.of()),
                    manualMarks,
                    (student, part, mark) -> {
                        synchronized (progress) {
                            progress.update(done.incrementAndGet() + "/" + total + "  " + student + ", " + part);
                        }
                    });
            progress.finish();
            ContestMarker.writeLogs(marks, home.resolve("logs"));
            TournamentReports.writeAtomically(table, MarksCsv.format(marks));
            if (html != null) {
                TournamentReports.writeAtomically(html, MarksPage.format(marks));
            }
            if (json) {
                streams.out().println(JudgeJson.marks(marks));
            } else {
                print(marks);
                streams.out().println("marks: " + table + (html == null ? "" : ", page: " + html) + ", logs: " + home);
            }
        }
        return 0;
    }

    /** Shows how many pairs of the competition are played. */
    private static final class GamesProgress implements CompetitionRunner.Listener {
        private final ProgressLine progress;
        private int totalPairs;

        GamesProgress(ProgressLine progress) {
            this.progress = progress;
        }

        @Override
        public void entryChecked(String student, int checked, int total) {
            progress.update(checked + "/" + total + "  may " + student + " enter?");
        }

        @Override
        public void started(int before, int total) {
            totalPairs = total;
            progress.printLine("outflank: the ranks need " + total + " pairs of games; " + before + " are played");
        }

        @Override
        public void pairPlayed(PlayedPair played, TournamentResults results) {
            progress.update(results.playedPairs().size() + "/" + totalPairs + "  "
                    + played.scheduled().a() + " v " + played.scheduled().b());
        }
    }

    private List<String> classList() throws IOException {
        try {
            return classFile == null
                    ? List.of()
                    : ClassList.parse(Files.readString(classFile)).stream()
                            .map(ClassList.Member::login)
                            .toList();
        } catch (RequestRefusedException e) {
            throw new UserException(classFile + ": " + e.reason());
        }
    }

    private void print(Marks marks) {
        for (Marks.StudentMarks student : marks.students()) {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%-24s %8s / %s%n",
                            student.name(),
                            student.total().toPlainString(),
                            marks.contest().totalMarks().toPlainString());
        }
    }
}
