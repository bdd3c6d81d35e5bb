package dev.outflank.arena.tournament;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.PairPool;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.protocol.BotException;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Plays a tournament, or goes on with one. Its folder holds {@code journal.jsonl}, from which everything else follows,
 * and a log for each game in {@code logs}. A log is written before its line in the journal, so that whatever the
 * journal holds has its log.
 */
public final class Tournament {
    static final String JOURNAL_FILE = "journal.jsonl";

    private final TournamentOptions options;
    private final Path logs;
    private final Journal journal;
    private final History history;
    private final TournamentListener listener;
    private final PairArchive archive;

    private Tournament(
            TournamentOptions options, Path logs, Journal journal, TournamentListener listener, PairArchive archive) {
        this.options = options;
        this.logs = logs;
        this.journal = journal;
        this.history = journal.history();
        this.listener = listener;
        this.archive = archive;
    }

    /**
     * Plays what is left of a tournament.
     *
     * @param contestants makes the contestant of an entrant, from its spec
     * @param concurrency how many meetings are played at once
     * @param maxAttempts how often a meeting is tried when our own side fails
     */
    public static TournamentResults play(
            TournamentOptions options,
            Path folder,
            Function<TournamentEntry, Contestant> contestants,
            int concurrency,
            int maxAttempts,
            TournamentListener listener)
            throws IOException, InterruptedException {
        return play(options, folder, contestants, concurrency, maxAttempts, listener, PairArchive.EMPTY);
    }

    /** The same with an archive: a meeting that it knows is taken from there, not played. */
    public static TournamentResults play(
            TournamentOptions options,
            Path folder,
            Function<TournamentEntry, Contestant> contestants,
            int concurrency,
            int maxAttempts,
            TournamentListener listener,
            PairArchive archive)
            throws IOException, InterruptedException {
        Map<String, Contestant> byName = new HashMap<>();
        for (TournamentEntry entry : options.entries()) {
            byName.put(entry.name(), new NamedContestant(entry.name(), contestants.apply(entry)));
        }
        Path logs = Files.createDirectories(folder.resolve("logs"));
        try (Journal journal = Journal.open(folder.resolve(JOURNAL_FILE), options);
                PairPool pool = new PairPool(concurrency, maxAttempts)) {
            Tournament tournament = new Tournament(options, logs, journal, listener, archive);
            tournament.play(pool, byName);
            return tournament.results();
        }
    }

    /** What the journal in a folder says, without playing on. */
    public static TournamentResults read(TournamentOptions options, Path folder) throws IOException {
        Path file = folder.resolve(JOURNAL_FILE);
        if (!Files.exists(file)) {
            throw new IOException(folder + " holds no tournament");
        }
        return new TournamentResults(options, Journal.read(file, options));
    }

    private void play(PairPool pool, Map<String, Contestant> contestants) throws IOException, InterruptedException {
        if (options.format().hasFixedSchedule()) {
            history.clearVoid();
        }
        listener.started(
                history.playedPairs().size(),
                options.format().pairs(options.entries().size()));
        while (true) {
            Optional<ScheduledPair> next = nextPair(pool);
            while (next.isPresent()) {
                startPair(next.get(), pool, contestants);
                next = nextPair(pool);
            }
            if (pool.isIdle()) {
                return;
            }
            completePair(pool.take());
        }
    }

    private Optional<ScheduledPair> nextPair(PairPool pool) {
        return pool.isFull() || !listener.shouldContinue()
                ? Optional.empty()
                : options.format().nextPair(history);
    }

    private void startPair(ScheduledPair meeting, PairPool pool, Map<String, Contestant> contestants)
            throws IOException {
        history.start(meeting);
        Optional<GamePair> known = archive.find(options, meeting);
        if (known.isPresent()) {
            completePair(new PairPool.Completion.Success(meeting.number(), known.get()));
            return;
        }
        Contestant a = contestants.get(meeting.a());
        Contestant b = contestants.get(meeting.b());
        if (a == null || b == null) {
            throw new IllegalStateException("nobody entered as " + meeting.a() + " or as " + meeting.b());
        }
        pool.submit(meeting.number(), a, b, options.opening(meeting));
    }

    private void completePair(PairPool.Completion completion) throws IOException {
        ScheduledPair meeting = history.runningPair(completion.number());
        switch (completion) {
            case PairPool.Completion.Success(int number, GamePair pair) -> {
                PlayedPair played = new PlayedPair(meeting, pair);
                writeLogs(played);
                journal.appendPlayed(played);
                listener.pairPlayed(played, results());
            }
            case PairPool.Completion.Failure(int number, String reason) -> {
                journal.appendVoid(meeting, reason);
                listener.pairVoided(meeting, reason);
            }
        }
    }

    private void writeLogs(PlayedPair played) throws IOException {
        List<GameRecord> games = played.pair().games();
        for (int i = 0; i < games.size(); i++) {
            String name = GameLog.fileName(played.scheduled().firstGameNumber() + i, games.get(i));
            Files.writeString(logs.resolve(name), GameLog.format(games.get(i)));
        }
    }

    private TournamentResults results() {
        return new TournamentResults(options, history.snapshot());
    }

    /** A contestant under the name by which it was entered, whatever it calls itself. */
    private record NamedContestant(String name, Contestant contestant) implements Contestant {
        @Override
        public Seat takeSeat(Game start, Colour side) throws BotException {
            return contestant.takeSeat(start, side);
        }
    }
}
