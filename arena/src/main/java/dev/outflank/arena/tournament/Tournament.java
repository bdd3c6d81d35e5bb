package dev.outflank.arena.tournament;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.match.Pair;
import dev.outflank.arena.match.PairPool;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.protocol.BotFault;
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
    static final String JOURNAL = "journal.jsonl";

    private final Plan plan;
    private final Path logs;
    private final Journal journal;
    private final History history;
    private final TournamentListener listener;
    private final Archive archive;

    private Tournament(Plan plan, Path logs, Journal journal, TournamentListener listener, Archive archive) {
        this.plan = plan;
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
     * @param tries how often a meeting is tried when our own side fails
     */
    public static Results play(
            Plan plan,
            Path folder,
            Function<Entrant, Contestant> contestants,
            int concurrency,
            int tries,
            TournamentListener listener)
            throws IOException, InterruptedException {
        return play(plan, folder, contestants, concurrency, tries, listener, Archive.EMPTY);
    }

    /** The same with an archive: a meeting that it knows is taken from there, not played. */
    public static Results play(
            Plan plan,
            Path folder,
            Function<Entrant, Contestant> contestants,
            int concurrency,
            int tries,
            TournamentListener listener,
            Archive archive)
            throws IOException, InterruptedException {
        Map<String, Contestant> byName = new HashMap<>();
        for (Entrant entrant : plan.entrants()) {
            byName.put(entrant.name(), new Named(entrant.name(), contestants.apply(entrant)));
        }
        Path logs = Files.createDirectories(folder.resolve("logs"));
        try (Journal journal = Journal.open(folder.resolve(JOURNAL), plan);
                PairPool pool = new PairPool(concurrency, tries)) {
            Tournament tournament = new Tournament(plan, logs, journal, listener, archive);
            tournament.play(pool, byName);
            return tournament.results();
        }
    }

    /** What the journal in a folder says, without playing on. */
    public static Results read(Plan plan, Path folder) throws IOException {
        Path file = folder.resolve(JOURNAL);
        if (!Files.exists(file)) {
            throw new IOException(folder + " holds no tournament");
        }
        return new Results(plan, Journal.read(file, plan));
    }

    private void play(PairPool pool, Map<String, Contestant> contestants) throws IOException, InterruptedException {
        if (plan.format().isFixed()) {
            history.forgetVoided();
        }
        listener.began(
                history.played().size(), plan.format().meetings(plan.entrants().size()));
        while (true) {
            Optional<Meeting> next = next(pool);
            while (next.isPresent()) {
                begin(next.get(), pool, contestants);
                next = next(pool);
            }
            if (pool.isIdle()) {
                return;
            }
            end(pool.take());
        }
    }

    private Optional<Meeting> next(PairPool pool) {
        return pool.isFull() || !listener.goesOn() ? Optional.empty() : plan.format().next(history);
    }

    private void begin(Meeting meeting, PairPool pool, Map<String, Contestant> contestants) throws IOException {
        history.begin(meeting);
        Optional<Pair> known = archive.find(plan, meeting);
        if (known.isPresent()) {
            end(new PairPool.Ended.Played(meeting.number(), known.get()));
            return;
        }
        Contestant a = contestants.get(meeting.a());
        Contestant b = contestants.get(meeting.b());
        if (a == null || b == null) {
            throw new IllegalStateException("nobody entered as " + meeting.a() + " or as " + meeting.b());
        }
        pool.begin(meeting.number(), a, b, plan.opening(meeting));
    }

    private void end(PairPool.Ended ended) throws IOException {
        Meeting meeting = history.meeting(ended.number());
        switch (ended) {
            case PairPool.Ended.Played(int number, Pair pair) -> {
                Played played = new Played(meeting, pair);
                writeLogs(played);
                journal.played(played);
                listener.played(played, results());
            }
            case PairPool.Ended.Voided(int number, String reason) -> {
                journal.gaveUp(meeting, reason);
                listener.voided(meeting, reason);
            }
        }
    }

    private void writeLogs(Played played) throws IOException {
        List<GameRecord> games = played.pair().games();
        for (int i = 0; i < games.size(); i++) {
            String name = GameLog.fileName(played.meeting().firstGame() + i, games.get(i));
            Files.writeString(logs.resolve(name), GameLog.format(games.get(i)));
        }
    }

    private Results results() {
        return new Results(plan, history.snapshot());
    }

    /** A contestant under the name by which it was entered, whatever it calls itself. */
    private record Named(String name, Contestant contestant) implements Contestant {
        @Override
        public Seat sit(Game start, Colour side) throws BotFault {
            return contestant.sit(start, side);
        }
    }
}
