package dev.outflank.cli.judge;

import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.cli.support.ContestArgument;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.competition.CompetitionRunner;
import dev.outflank.judge.competition.CompetitionStandings;
import dev.outflank.judge.competition.Leaderboard;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.MarkFile;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The competition of a contest. After an interruption, the same command resumes it. */
@Command(
        name = "compete",
        mixinStandardHelpOptions = true,
        description = {
            "Runs the competition among the submissions in a directory.",
            "Games that two programs have played are not repeated, also after other submissions were added or changed."
        },
        footer = "%nExample: outflank compete aps105-lab8 submissions --html leaderboard.html --watch")
public final class CompeteCommand implements Callable<Integer> {
    private static final long POLL_INTERVAL_MILLIS = 2000;
    /** How often the leaderboard is updated while games are played. */
    private static final long WRITE_INTERVAL_NANOS = 20_000_000_000L;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name from 'contest list', or a contest file.")
    private String contest = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "Directory of the submissions.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Directory for the games (default: name of DIR with '.competition').")
    private @Nullable Path out;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "File for the leaderboard (default: leaderboard.html in the directory of the games).")
    private @Nullable Path html;

    @Option(names = "--watch", description = "Keep running and process new and changed submissions until interrupted.")
    private boolean watch;

    @Option(names = "--json", description = "Print the tables as one JSON object; with --watch, one per change.")
    private boolean json;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    CompeteCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        InterruptSignal.install(streams, ": the same command resumes");
        Search.warmUpVectorsLater();
        Contest loaded = ContestArgument.load(contest);
        if (loaded.competition().isEmpty()) {
            throw new UserException(loaded.id() + " has no competition");
        }
        RequiredFile requiredFile =
                loaded.requiredFile(loaded.competition().get().requiredFile());
        Snapshot snapshot = scan(loaded, requiredFile);
        if (snapshot.submissions().isEmpty() && !watch) {
            throw new UserException(folder + " contains no submissions: expected one directory or file per student");
        }
        Path home = Files.createDirectories(out == null ? JudgeOptions.siblingWithSuffix(folder, ".competition") : out);
        Path page = html == null ? home.resolve("leaderboard.html") : html;
        ProgressLine progress = new ProgressLine(streams.err());
        try (SubmissionCompiler compiler = options.openCompiler(streams.err());
                MarkFile record = MarkFile.open(home.resolve("entries.jsonl"))) {
            CompetitionRunner run =
                    new CompetitionRunner(loaded, compiler, new BuiltInPlayerRegistry(), record, home, options.jobs());
            while (true) {
                ChangeDetector changes = new ChangeDetector(loaded, requiredFile, snapshot);
                try {
                    publish(
                            run.play(snapshot.submissions(), new GamesListener(progress, page, changes)),
                            page,
                            progress);
                } catch (IOException e) {
                    // A file that is removed while it is read is a change like any other; everything else is an error.
                    if (!watch || changes.rescan().hasSameFiles(snapshot)) {
                        throw e;
                    }
                }
                if (!watch) {
                    return 0;
                }
                while (!changes.hasChanged()) {
                    Thread.sleep(POLL_INTERVAL_MILLIS);
                }
                snapshot = changes.rescan();
            }
        }
    }

    private void publish(CompetitionStandings standings, Path page, ProgressLine progress) throws IOException {
        progress.finish();
        Leaderboard.write(standings, page);
        if (json) {
            streams.out().println(JudgeJson.standings(standings));
        } else {
            streams.out().print(standings.toText());
            streams.out().println("leaderboard: " + page + ", games and logs: " + standings.folder());
        }
        streams.out().flush();
    }

    /**
     * The submissions in the directory.
     *
     * @param hashes hash of the submitted file by student
     */
    private record Snapshot(List<Submission> submissions, Map<String, String> hashes) {
        boolean hasSameFiles(Snapshot other) {
            return hashes.equals(other.hashes);
        }
    }

    private Snapshot scan(Contest loaded, RequiredFile requiredFile) throws IOException {
        List<Submission> submissions = Submissions.readFolder(folder, loaded);
        Map<String, String> hashes = new TreeMap<>();
        for (Submission submission : submissions) {
            hashes.put(submission.name(), submission.hash(requiredFile));
        }
        return new Snapshot(submissions, hashes);
    }

    /** Detects submissions that were added, changed or removed; a file may disappear during a scan. */
    private final class ChangeDetector {
        private final Contest loaded;
        private final RequiredFile requiredFile;
        private final Snapshot before;
        private long lastScan = System.nanoTime();
        private Snapshot current;

        ChangeDetector(Contest loaded, RequiredFile requiredFile, Snapshot before) {
            this.loaded = loaded;
            this.requiredFile = requiredFile;
            this.before = before;
            this.current = before;
        }

        boolean hasChanged() {
            if (current.hasSameFiles(before) && System.nanoTime() - lastScan > POLL_INTERVAL_MILLIS * 500_000) {
                rescan();
            }
            return !current.hasSameFiles(before);
        }

        /** Scans the directory; returns the previous snapshot if it cannot be read. */
        Snapshot rescan() {
            lastScan = System.nanoTime();
            try {
                current = CompeteCommand.this.scan(loaded, requiredFile);
            } catch (IOException changing) {
                // The next scan will succeed.
            }
            return current;
        }
    }

    /** Shows the progress of the games; with --watch, stops them when submissions have changed. */
    private final class GamesListener implements CompetitionRunner.Listener {
        private final ProgressLine progress;
        private final Path page;
        private final ChangeDetector changes;
        private int totalPairs;
        private long lastWrite = System.nanoTime();

        GamesListener(ProgressLine progress, Path page, ChangeDetector changes) {
            this.progress = progress;
            this.page = page;
            this.changes = changes;
        }

        @Override
        public void entryChecked(String student, int checked, int total) {
            progress.update(checked + "/" + total + "  may " + student + " enter?");
        }

        @Override
        public void started(int before, int total) {
            totalPairs = total;
            if (before > 0) {
                progress.printLine("outflank: resuming after " + before + " of " + total + " pairs");
            }
        }

        @Override
        public boolean shouldContinue() {
            return !watch || !changes.hasChanged();
        }

        @Override
        public void pairPlayed(PlayedPair played, TournamentResults results) {
            progress.update(results.playedPairs().size() + "/" + totalPairs + "  "
                    + played.scheduled().a() + " v " + played.scheduled().b() + "  → " + page);
        }

        @Override
        public void standingsUpdated(CompetitionStandings standings) {
            if (System.nanoTime() - lastWrite > WRITE_INTERVAL_NANOS) {
                lastWrite = System.nanoTime();
                try {
                    Leaderboard.write(standings, page);
                } catch (IOException e) {
                    progress.printLine("outflank: cannot write the leaderboard: " + e.getMessage());
                }
            }
        }

        @Override
        public void pairVoided(ScheduledPair pair, String reason) {
            progress.printLine("outflank: " + pair.a() + " v " + pair.b() + " is void: " + reason);
        }
    }
}
