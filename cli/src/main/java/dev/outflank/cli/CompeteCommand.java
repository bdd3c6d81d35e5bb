package dev.outflank.cli;

import dev.outflank.arena.tournament.Meeting;
import dev.outflank.arena.tournament.Played;
import dev.outflank.arena.tournament.Results;
import dev.outflank.engine.search.Search;
import dev.outflank.judge.compete.CompetitionRun;
import dev.outflank.judge.compete.Leaderboard;
import dev.outflank.judge.compete.Standing;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.HandIn;
import dev.outflank.judge.mark.MarkFile;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Submissions;
import dev.outflank.judge.submission.Workshop;
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
final class CompeteCommand implements Callable<Integer> {
    private static final long LOOK_EVERY_MILLIS = 2000;
    /** While games are played the leaderboard is written again once in a while. */
    private static final long WRITE_EVERY_NANOS = 20_000_000_000L;

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
        Contest read = JudgeOptions.contest(contest);
        if (read.competition().isEmpty()) {
            throw new UserError(read.id() + " has no competition");
        }
        HandIn handIn = read.handIn(read.competition().get().handIn());
        Round round = look(read, handIn);
        Path home = Files.createDirectories(out == null ? JudgeOptions.beside(folder, ".competition") : out);
        Path page = html == null ? home.resolve("leaderboard.html") : html;
        Progress progress = new Progress(streams.err());
        try (Workshop workshop = options.workshop(streams.err());
                MarkFile record = MarkFile.open(home.resolve("entries.jsonl"))) {
            CompetitionRun run =
                    new CompetitionRun(read, workshop, new StaffPlayers(), record, home, options.jobs());
            while (true) {
                Changes changes = new Changes(read, handIn, round);
                try {
                    tell(run.play(round.submissions(), new Following(progress, page, changes)), page, progress);
                } catch (IOException e) {
                    // A file that is taken away while it is read is a change like others; the rest is a fault of ours.
                    if (!watch || changes.look().isAs(round)) {
                        throw e;
                    }
                }
                if (!watch) {
                    return 0;
                }
                while (!changes.seen()) {
                    Thread.sleep(LOOK_EVERY_MILLIS);
                }
                round = changes.look();
            }
        }
    }

    private void tell(Standing standing, Path page, Progress progress) throws IOException {
        progress.done();
        Leaderboard.write(standing, page);
        if (json) {
            streams.out().println(JudgeJson.standing(standing));
        } else {
            streams.out().print(standing.text());
            streams.out().println("leaderboard: " + page + ", games and logs: " + standing.folder());
        }
        streams.out().flush();
    }

    /**
     * What lies in the folder.
     *
     * @param hashes of everyone's hand-in
     */
    private record Round(List<Submission> submissions, Map<String, String> hashes) {
        boolean isAs(Round other) {
            return hashes.equals(other.hashes);
        }
    }

    private Round look(Contest read, HandIn handIn) throws IOException {
        List<Submission> submissions = Submissions.in(folder, read);
        Map<String, String> hashes = new TreeMap<>();
        for (Submission submission : submissions) {
            hashes.put(submission.name(), submission.hash(handIn));
        }
        return new Round(submissions, hashes);
    }

    /** Notices submissions that came, changed or went; a file that is being written may vanish while we look. */
    private final class Changes {
        private final Contest read;
        private final HandIn handIn;
        private final Round before;
        private long lookedAt = System.nanoTime();
        private Round now;

        Changes(Contest read, HandIn handIn, Round before) {
            this.read = read;
            this.handIn = handIn;
            this.before = before;
            this.now = before;
        }

        boolean seen() {
            if (now.isAs(before) && System.nanoTime() - lookedAt > LOOK_EVERY_MILLIS * 500_000) {
                look();
            }
            return !now.isAs(before);
        }

        /** What lies in the folder now; what lay there before when it cannot be read. */
        Round look() {
            lookedAt = System.nanoTime();
            try {
                now = CompeteCommand.this.look(read, handIn);
            } catch (IOException changing) {
                // The next look sees it whole.
            }
            return now;
        }
    }

    /** Tells how far the games are, and in watching leaves them when submissions have changed. */
    private final class Following implements CompetitionRun.Listener {
        private final Progress progress;
        private final Path page;
        private final Changes changes;
        private int all;
        private long written = System.nanoTime();

        Following(Progress progress, Path page, Changes changes) {
            this.progress = progress;
            this.page = page;
            this.changes = changes;
        }

        @Override
        public void began(int before, int inAll) {
            all = inAll;
            if (before > 0) {
                progress.say("outflank: going on after " + before + " of " + inAll + " meetings");
            }
        }

        @Override
        public boolean goesOn() {
            return !watch || !changes.seen();
        }

        @Override
        public void played(Played played, Results results) {
            progress.show(results.played().size() + "/" + all + "  " + played.meeting().a() + " v "
                    + played.meeting().b() + "  → " + page);
        }

        @Override
        public void stands(Standing standing) {
            if (System.nanoTime() - written > WRITE_EVERY_NANOS) {
                written = System.nanoTime();
                try {
                    Leaderboard.write(standing, page);
                } catch (IOException e) {
                    progress.say("outflank: the leaderboard cannot be written: " + e.getMessage());
                }
            }
        }

        @Override
        public void voided(Meeting meeting, String reason) {
            progress.say("outflank: " + meeting.a() + " v " + meeting.b() + " is void: " + reason);
        }
    }
}
