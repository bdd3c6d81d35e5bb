package dev.outflank.cli.judge;

import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.compete.CompetitionRunner;
import dev.outflank.judge.compete.CompetitionStandings;
import dev.outflank.judge.compete.Leaderboard;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.mark.MarkFile;
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

/** The competition; stopped at any moment, it goes on where it was. */
@Command(
        name = "compete",
        mixinStandardHelpOptions = true,
        description = {
            "Holds the contest's competition among the submissions in a folder: entry, games, table.",
            "What two programs have played is not played again, also when others come or change."
        },
        footer = "%nExample: outflank compete aps105-lab8 submissions --html leaderboard.html --watch")
public final class CompeteCommand implements Callable<Integer> {
    private static final long POLL_INTERVAL_MILLIS = 2000;
    /** While games are played the leaderboard is written again once in a while. */
    private static final long WRITE_INTERVAL_NANOS = 20_000_000_000L;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "A name of 'contest list', or a contest file.")
    private String contest = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "The submissions.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "The games (default: the folder's name with '.competition').")
    private @Nullable Path out;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "The leaderboard (default: leaderboard.html beside the games).")
    private @Nullable Path html;

    @Option(
            names = "--watch",
            description = "Go on: take new and changed submissions as they come, until it is stopped.")
    private boolean watch;

    @Option(names = "--json", description = "Print the tables as one JSON object, with --watch one for each change.")
    private boolean json;

    @Mixin
    private JudgeOptions options = new JudgeOptions();

    CompeteCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Search.warmUpVectors();
        Contest read = JudgeOptions.loadContest(contest);
        if (read.competition().isEmpty()) {
            throw new UserException(read.id() + " has no competition");
        }
        RequiredFile requiredFile = read.requiredFile(read.competition().get().requiredFile());
        Snapshot snapshot = scan(read, requiredFile);
        Path home = Files.createDirectories(out == null ? JudgeOptions.siblingWithSuffix(folder, ".competition") : out);
        Path page = html == null ? home.resolve("leaderboard.html") : html;
        ProgressLine progress = new ProgressLine(streams.err());
        try (SubmissionCompiler compiler = options.openCompiler(streams.err());
                MarkFile record = MarkFile.open(home.resolve("entries.jsonl"))) {
            CompetitionRunner run =
                    new CompetitionRunner(read, compiler, new BuiltInPlayerRegistry(), record, home, options.jobs());
            while (true) {
                ChangeDetector changes = new ChangeDetector(read, requiredFile, snapshot);
                try {
                    publish(
                            run.play(snapshot.submissions(), new GamesListener(progress, page, changes)),
                            page,
                            progress);
                } catch (IOException e) {
                    // A file that is taken away while it is read is a change like others; the rest is a fault of ours.
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

    private void publish(CompetitionStandings standing, Path page, ProgressLine progress) throws IOException {
        progress.finish();
        Leaderboard.write(standing, page);
        if (json) {
            streams.out().println(JudgeJson.standing(standing));
        } else {
            streams.out().print(standing.toText());
            streams.out().println("leaderboard: " + page + ", games and logs: " + standing.folder());
        }
        streams.out().flush();
    }

    /**
     * What lies in the folder.
     *
     * @param hashes of everyone's hand-in
     */
    private record Snapshot(List<Submission> submissions, Map<String, String> hashes) {
        boolean hasSameFiles(Snapshot other) {
            return hashes.equals(other.hashes);
        }
    }

    private Snapshot scan(Contest read, RequiredFile requiredFile) throws IOException {
        List<Submission> submissions = Submissions.readFolder(folder, read);
        Map<String, String> hashes = new TreeMap<>();
        for (Submission submission : submissions) {
            hashes.put(submission.name(), submission.hash(requiredFile));
        }
        return new Snapshot(submissions, hashes);
    }

    /** Notices submissions that came, changed or went; a file that is being written may vanish while we look. */
    private final class ChangeDetector {
        private final Contest read;
        private final RequiredFile requiredFile;
        private final Snapshot before;
        private long lastScan = System.nanoTime();
        private Snapshot current;

        ChangeDetector(Contest read, RequiredFile requiredFile, Snapshot before) {
            this.read = read;
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

        /** What lies in the folder now; what lay there before when it cannot be read. */
        Snapshot rescan() {
            lastScan = System.nanoTime();
            try {
                current = CompeteCommand.this.scan(read, requiredFile);
            } catch (IOException changing) {
                // The next look sees it whole.
            }
            return current;
        }
    }

    /** Tells how far the games are, and in watching leaves them when submissions have changed. */
    private final class GamesListener implements CompetitionRunner.Listener {
        private final ProgressLine progress;
        private final Path page;
        private final ChangeDetector changes;
        private int all;
        private long written = System.nanoTime();

        GamesListener(ProgressLine progress, Path page, ChangeDetector changes) {
            this.progress = progress;
            this.page = page;
            this.changes = changes;
        }

        @Override
        public void started(int before, int inAll) {
            all = inAll;
            if (before > 0) {
                progress.printLine("outflank: going on after " + before + " of " + inAll + " meetings");
            }
        }

        @Override
        public boolean shouldContinue() {
            return !watch || !changes.hasChanged();
        }

        @Override
        public void pairPlayed(PlayedPair played, TournamentResults results) {
            progress.update(results.playedPairs().size() + "/" + all + "  "
                    + played.scheduled().a() + " v " + played.scheduled().b() + "  → " + page);
        }

        @Override
        public void standingsUpdated(CompetitionStandings standing) {
            if (System.nanoTime() - written > WRITE_INTERVAL_NANOS) {
                written = System.nanoTime();
                try {
                    Leaderboard.write(standing, page);
                } catch (IOException e) {
                    progress.printLine("outflank: the leaderboard cannot be written: " + e.getMessage());
                }
            }
        }

        @Override
        public void pairVoided(ScheduledPair meeting, String reason) {
            progress.printLine("outflank: " + meeting.a() + " v " + meeting.b() + " is void: " + reason);
        }
    }
}
