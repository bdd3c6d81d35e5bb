package dev.outflank.arena.tournament;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.PairPool;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.sandbox.ArenaShutdown;
import dev.outflank.protocol.BotException;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Notation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

/**
 * Plays or resumes a tournament. Its folder contains {@code journal.jsonl}, from which everything else is derived, and
 * one log per game in {@code logs}. Logs are written before the journal, so every game of the journal has its log.
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
     * Plays the remaining pairs of a tournament.
     *
     * @param contestants creates the contestant for an entry from its spec
     * @param concurrency number of pairs played in parallel
     * @param maxAttempts number of attempts at a pair when the arena fails
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

    /** The same with an archive, whose pairs are copied instead of played. */
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

    /** Reads the results of a tournament without playing. */
    public static TournamentResults read(TournamentOptions options, Path folder) throws IOException {
        Path file = folder.resolve(JOURNAL_FILE);
        if (!Files.exists(file)) {
            throw new IOException(folder + " contains no tournament");
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
                : history.nextPair(options.format(), options.openings().size());
    }

    private void startPair(ScheduledPair scheduled, PairPool pool, Map<String, Contestant> contestants)
            throws IOException, InterruptedException {
        history.start(scheduled);
        Optional<GamePair> archived = archive.find(options, scheduled);
        if (archived.isPresent()) {
            completePair(new PairPool.Completion.Success(scheduled.number(), archived.get()));
            return;
        }
        Contestant a = contestants.get(scheduled.a());
        Contestant b = contestants.get(scheduled.b());
        if (a == null || b == null) {
            throw new IllegalStateException("there is no entry " + scheduled.a() + " or no entry " + scheduled.b());
        }
        pool.submit(scheduled.number(), a, b, options.opening(scheduled));
    }

    private void completePair(PairPool.Completion completion) throws IOException, InterruptedException {
        if (ArenaShutdown.hasBegun()) {
            // The pair may have ended because its programs were killed: it is played again by the next process.
            new CountDownLatch(1).await();
        }
        ScheduledPair scheduled = history.runningPair(completion.number());
        switch (completion) {
            case PairPool.Completion.Success(int number, GamePair pair) -> {
                PlayedPair played = new PlayedPair(scheduled, pair);
                writeLogs(played);
                journal.appendPlayed(played);
                listener.pairPlayed(played, results());
            }
            case PairPool.Completion.Failure(int number, String reason) -> {
                journal.appendVoid(scheduled, reason);
                listener.pairVoided(scheduled, reason);
            }
        }
    }

    private void writeLogs(PlayedPair played) throws IOException {
        List<GameRecord> games = played.games();
        for (int i = 0; i < games.size(); i++) {
            String name = GameLog.fileName(played.scheduled().firstGameNumber() + i, games.get(i));
            Files.writeString(logs.resolve(name), GameLog.format(games.get(i)));
        }
    }

    private TournamentResults results() {
        return new TournamentResults(options, history.snapshot());
    }

    /** A contestant under the name of its entry. */
    private record NamedContestant(String name, Contestant contestant) implements Contestant {
        @Override
        public Notation notation() {
            return contestant.notation();
        }

        @Override
        public Seat takeSeat(Game start, Colour side) throws BotException {
            return contestant.takeSeat(start, side);
        }
    }
}
