package dev.outflank.cli.judge;

import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.tournament.StandingsRow;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.compete.CompetitionRunner;
import dev.outflank.judge.compete.CompetitionStandings;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.ContestMarker;
import dev.outflank.judge.mark.MarkFile;
import dev.outflank.judge.mark.Marks;
import dev.outflank.judge.mark.MarksCsv;
import dev.outflank.judge.mark.MarksPage;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
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

/** Marks everyone; stopped at any moment, it goes on where it was. */
@Command(
        name = "mark",
        mixinStandardHelpOptions = true,
        description = {
            "Marks every submission in a folder, which holds a folder or a file for each student.",
            "Columns that the staff fill in in marks.csv are kept when it is run again."
        },
        footer = "%nExample: outflank mark aps105-lab8 submissions -o marks.csv --html report.html")
public final class MarkCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name of 'contest list', or a contest file.")
    private String contest = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "The submissions.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "The marks (default: marks.csv in the working folder).")
    private @Nullable Path csv;

    @Option(names = "--html", paramLabel = "FILE", description = "A page with reasons and logs too.")
    private @Nullable Path html;

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description = "Record and logs (default: the folder's name with '.marks').")
    private @Nullable Path work;

    @Option(names = "--seed", paramLabel = "S", description = "Other hidden tests than the contest's own.")
    private long seed;

    @Option(names = "--json", description = "Print everyone's marks as one JSON object instead of their totals.")
    private boolean json;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    MarkCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Search.warmUpVectors();
        Contest read = JudgeOptions.loadContest(contest);
        List<Submission> submissions = Submissions.readFolder(folder, read);
        if (submissions.isEmpty()) {
            throw new UserException(
                    folder + " holds no submission: a folder, or a file with the course's name, for each student");
        }
        Path home = Files.createDirectories(work == null ? JudgeOptions.siblingWithSuffix(folder, ".marks") : work);
        Path table = csv == null ? Path.of("marks.csv") : csv;
        Map<String, Map<String, BigDecimal>> byHand = MarksCsv.readManualMarks(table, read);
        ProgressLine progress = new ProgressLine(streams.err());
        try (SubmissionCompiler compiler = options.openCompiler(streams.err());
                MarkFile record = MarkFile.open(home.resolve("record.jsonl"))) {
            BuiltInPlayerRegistry staff = new BuiltInPlayerRegistry();
            Optional<CompetitionStandings> standing = read.parts().stream().anyMatch(Part.Rank.class::isInstance)
                    ? Optional.of(new CompetitionRunner(read, compiler, staff, record, home, options.jobs())
                            .play(submissions, new CompetitionRunner.Listener() {}))
                    : Optional.empty();
            ContestMarker marking = new ContestMarker(read, new PartMarker(read, compiler, staff, seed), record, seed);
            AtomicInteger done = new AtomicInteger();
            long all = submissions.size()
                    * read.parts().stream()
                            .filter(Part.FilePart.class::isInstance)
                            .count();
            Marks marks = marking.markAll(
                    submissions,
                    options.jobs(),
                    part -> standing.map(one -> ranks(one, part)).orElse(Map.of()),
                    byHand,
                    (student, part, mark) -> {
                        synchronized (progress) {
                            progress.update(done.incrementAndGet() + "/" + all + "  " + student + ", " + part);
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

    private static Map<String, Integer> ranks(CompetitionStandings standing, Part.Rank part) {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        standing.table(part.stage()).ifPresent(table -> {
            int rank = 0;
            int counted = 0;
            int last = -1;
            // The staff's players are no one's competitors for marks.
            for (StandingsRow row : table.rows()) {
                if (standing.students().contains(row.name())) {
                    counted++;
                    rank = row.rank() == last ? rank : counted;
                    last = row.rank();
                    ranks.put(row.name(), rank);
                }
            }
        });
        return ranks;
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
