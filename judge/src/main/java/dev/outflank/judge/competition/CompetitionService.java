package dev.outflank.judge.competition;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.ClassService;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.RankedStudent;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.TaskType;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.SubmissionService;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The competitions of contests: entries, pairs and their games, standings, and rejudges. */
public final class CompetitionService {
    private static final int REJUDGE_PRIORITY = 70;

    private final EntryStore entries;
    private final PairingStore pairings;
    private final RejudgeStore rejudges;
    private final StandingsStore standings;
    private final RatingHistory ratings;
    private final HeadToHeadStore headToHead;
    private final LiveGameStore liveGames;
    private final AccountService accounts;
    private final ClassService classes;
    private final SubmissionService submissions;
    private final AuditLog auditLog;
    private final WorkQueue queue;
    private final ContestSchedule schedule;

    public CompetitionService(
            Database database,
            AccountService accounts,
            ClassService classes,
            SubmissionService submissions,
            AuditLog auditLog,
            WorkQueue queue) {
        this.entries = new EntryStore(database.jdbi());
        this.pairings = new PairingStore(database.jdbi());
        this.rejudges = new RejudgeStore(database.jdbi());
        this.standings = new StandingsStore(database.jdbi());
        this.ratings = new RatingHistory(database.jdbi());
        this.headToHead = new HeadToHeadStore(database.jdbi());
        this.liveGames = new LiveGameStore(database.jdbi());
        this.accounts = accounts;
        this.classes = classes;
        this.submissions = submissions;
        this.auditLog = auditLog;
        this.queue = queue;
        this.schedule = new ContestSchedule(entries, pairings, standings, ratings);
    }

    /** Enters the staff players of a contest. */
    public void enterStaffPlayers(HostedContest hosted) {
        hosted.contest()
                .competition()
                .ifPresent(competition -> entries.setStaffPlayers(
                        hosted.id(),
                        competition.players(),
                        competition.players().stream()
                                .map(hosted.contest()::playerSpec)
                                .toList()));
    }

    /** Enters a submission in place of the student's earlier ones. */
    public void enter(StoredSubmission submission, String login) {
        entries.enter(submission, login);
    }

    /** Takes a student's program out of the competition; its games remain. */
    public void withdraw(String contest, long person) {
        entries.withdraw(contest, person);
    }

    /** All entries of a contest, also inactive ones, in the order in which they entered. */
    public List<StoredEntry> entries(String contest) {
        return entries.of(contest);
    }

    public Optional<StoredEntry> entry(long id) {
        return entries.find(id);
    }

    public void disqualify(String actor, StoredEntry entry, Optional<String> reason) {
        entries.disqualify(entry, reason);
        auditLog.add(
                actor,
                entry.contest(),
                reason.isPresent() ? "disqualify" : "readmit",
                entry.name() + reason.map(text -> ": " + text).orElse(""));
    }

    /** Brings the standings of a contest up to date and plans its next pairs for this number of slots of workers. */
    public void update(HostedContest hosted, int slots, Instant now) {
        hosted.contest()
                .competition()
                // The final begins when all submissions made before the freeze are checked.
                .ifPresent(competition -> schedule.update(
                        hosted,
                        competition,
                        hosted.stored().frozen() && submissions.hasQueued(hosted.id()) ? 0 : Math.max(1, slots),
                        now));
    }

    /** Queues the pairs that have no task. */
    public void enqueuePairs() {
        pairings.unscheduled().forEach(pair -> queue.add(TaskType.PLAY, pair.id(), pair.priority()));
    }

    /** Adds a pair unless it exists; the entry with the lower id is Black in the first game. */
    public void addPair(String contest, Stage stage, long one, long other, int round, int priority) {
        pairings.add(contest, stage, one, other, round, priority);
    }

    public Optional<Pairing> pair(long id) {
        return pairings.find(id);
    }

    /** Pending pairs for which no task is queued. */
    public List<Pairing> unscheduledPairs() {
        return pairings.unscheduled();
    }

    public long countPairs(Pairing.State state) {
        return pairings.count(state);
    }

    /** The number of pairs of a contest in a state, without those of rejudges. */
    public long countPairs(String contest, Pairing.State state) {
        return pairings.count(contest, state);
    }

    /** Saves both games of a pair; false if the pair is no longer pending. */
    public boolean savePair(Pairing pair, List<StoredGame> games, String worker) {
        return pairings.save(pair, games, worker);
    }

    /**
     * Records an internal error: the pair stays pending, or becomes void if given up. An entry whose pairs fail again
     * and again while those of others are played leaves the competition, so that no program escapes its games; the
     * staff can readmit it.
     */
    public void recordPairFailure(Pairing pair, String reason, boolean givenUp) {
        pairings.recordFailure(pair.id(), reason, givenUp);
        if (givenUp) {
            for (long id : List.of(pair.a(), pair.b())) {
                entries.find(id)
                        .filter(entry -> entry.isPlaying() && pairings.failsRepeatedly(entry))
                        .ifPresent(entry -> disqualify(
                                "judge",
                                entry,
                                Optional.of("its last " + PairingStore.MAX_FAILURES + " pairs could not be played ("
                                        + reason + "); the staff can readmit it")));
            }
        }
    }

    public Optional<StoredGame> game(long pair, int number) {
        return pairings.game(pair, number);
    }

    /** Games that count, of one entry or of all, the latest first, without their records. */
    public List<StoredGame> latestGames(String contest, Optional<Long> entryId, int limit, int offset) {
        return pairings.latest(contest, entryId, limit, offset);
    }

    /** Games that count, the latest first, with their records; both numbers are even. */
    public List<StoredGame> latestRecords(String contest, int limit, int offset) {
        return pairings.latestRecords(contest, limit, offset);
    }

    /** Games between two entries that count, the latest first, without their records. */
    public List<StoredGame> gamesBetween(String contest, long one, long other, int limit) {
        return pairings.between(contest, one, other, limit);
    }

    /** Games that an entry lost by a fault, the latest first, without their records. */
    public List<StoredGame> faults(long entryId, int limit) {
        return pairings.faults(entryId, limit);
    }

    /** Counts the games of these entries in a stage that count for the standings. */
    public List<HeadToHead> headToHead(Stage stage, List<Long> entryIds) {
        return headToHead.of(stage, entryIds);
    }

    /** The certificates of the finalists; empty while the final is not over, or if the contest has none. */
    public Optional<List<Certificate>> certificates(HostedContest hosted, Optional<Person> finalist) {
        boolean certificates =
                hosted.contest().competition().map(Competition::certificates).orElse(false);
        if (!certificates || !isFinalFinished(hosted)) {
            return Optional.empty();
        }
        Map<Long, Person> people = new LinkedHashMap<>();
        for (StoredEntry entry : entries.of(hosted.id())) {
            entry.person()
                    .flatMap(accounts::find)
                    .filter(person -> finalist.isEmpty() || finalist.get().id() == person.id())
                    .ifPresent(person -> people.put(entry.id(), person));
        }
        return Optional.of(Certificate.of(
                standings(hosted.id()).table(Stage.ROUND_ROBIN),
                row -> Optional.ofNullable(people.get(row.entry())).map(Person::name)));
    }

    /** Counts the games of an entry that count for the standings. */
    public List<HeadToHead> headToHead(StoredEntry entry) {
        return headToHead.of(entry);
    }

    /** The number of games of a contest that count for the standings. */
    public long countGames(String contest) {
        return headToHead.countGames(contest);
    }

    /** The ranks and ratings of an entry, the oldest first. */
    public List<RatingPoint> ratings(StoredEntry entry) {
        return ratings.of(entry);
    }

    /** The games that are being played. */
    public List<LiveGame> liveGames(String contest) {
        return liveGames.of(contest);
    }

    public void putLiveGames(List<LiveGame> games) {
        liveGames.put(games);
    }

    public void removeLiveGame(long pair) {
        liveGames.remove(pair);
    }

    public void removeLiveGames(String worker) {
        liveGames.removeByWorker(worker);
    }

    /** The standings as last computed. */
    public Standings standings(String contest) {
        return standings
                .find(contest)
                .map(stored -> Standings.fromJson(stored.body()))
                .orElse(Standings.EMPTY);
    }

    /**
     * Whether all games of a frozen contest's final are played and included in the standings. Pairs are planned a few at
     * a time, so the absence of pending pairs is not enough. Reads all games, so it is only for staff pages.
     */
    public boolean isFinalFinished(HostedContest hosted) {
        Optional<Competition> competition = hosted.contest().competition();
        if (competition.isEmpty()) {
            return true;
        }
        if (!hosted.stored().frozen()
                || submissions.hasQueued(hosted.id())
                || pairings.count(hosted.id(), Pairing.State.PENDING) > 0) {
            return false;
        }
        ContestResults results = loadResults(hosted);
        return results.pendingCount() == 0
                && new PairingPlanner(hosted.contest(), competition.get(), results)
                        .choose(true, 1)
                        .isEmpty()
                && standings
                                .find(hosted.id())
                                .map(StandingsStore.StoredStandings::pairs)
                                .orElse(0L)
                        == results.log().size();
    }

    private ContestResults loadResults(HostedContest hosted) {
        ContestResults results = new ContestResults(entries, pairings, hosted.id());
        results.update(hosted.stored());
        return results;
    }

    /** The result of recomputing standings: the number of pairs, and whether the stored standings were the same. */
    public record Recomputation(String contest, int pairs, boolean same) {}

    /** Computes the standings of a contest from the results, and stores them; empty if it has no competition. */
    public Optional<Recomputation> recompute(HostedContest hosted) {
        return hosted.contest().competition().map(competition -> {
            ContestResults results = loadResults(hosted);
            Standings computed =
                    Standings.of(competition, results, hosted.stored().frozen(), Standings.EMPTY);
            boolean same = standings
                    .find(hosted.id())
                    .map(stored -> computed.isSameAs(Standings.fromJson(stored.body())))
                    .orElse(false);
            if (!same) {
                standings.put(hosted.id(), results.log().size(), computed.toJson());
            }
            return new Recomputation(hosted.id(), results.log().size(), same);
        });
    }

    /** The students in the table of a part. */
    public List<RankedStudent> rankedStudents(HostedContest hosted, Part.Rank part) {
        boolean ladder = hosted.contest().competition().map(Competition::kind).orElse(Competition.Kind.LADDER)
                == Competition.Kind.LADDER;
        // A frozen ladder is decided by its final round robin.
        Stage stage = ladder && hosted.stored().frozen() ? Stage.ROUND_ROBIN : part.stage();
        Map<Long, List<Person>> authors = new LinkedHashMap<>();
        for (StoredEntry entry : entries.of(hosted.id())) {
            entry.person()
                    .flatMap(accounts::find)
                    .ifPresent(person -> authors.put(entry.id(), classes.group(hosted, person)));
        }
        return standings(hosted.id()).table(stage).map(StageStandings::rows).orElse(List.of()).stream()
                .flatMap(row -> authors.getOrDefault(row.entry(), List.of()).stream()
                        .map(person -> new RankedStudent(person.login(), row.rank(), row.elo(), row.error())))
                .toList();
    }

    public Optional<Rejudge> rejudge(long id) {
        return rejudges.find(id);
    }

    public List<Rejudge> rejudges(String contest) {
        return rejudges.of(contest);
    }

    public List<Pairing> pairsOfRejudge(Rejudge rejudge) {
        return pairings.ofRejudge(rejudge.contest(), rejudge.id());
    }

    /** Stages a rejudge of all played pairs, or of those of one entry. */
    public Rejudge stageRejudge(String actor, HostedContest hosted, Optional<Long> entryId, String reason)
            throws RequestRefusedException {
        Rejudge rejudge = rejudges.stage(hosted.id(), entryId, reason, REJUDGE_PRIORITY)
                .orElseThrow(() -> new RequestRefusedException("no pairs have been played that could be rejudged"));
        auditLog.add(actor, hosted.id(), "stage rejudge", rejudge.id() + ": " + reason);
        return rejudge;
    }

    /** The effect of a rejudge on a pair. */
    public record RejudgeChange(
            Pairing before, Pairing after, List<String> outcomesBefore, List<String> outcomesAfter) {
        public boolean differs() {
            return !outcomesBefore.equals(outcomesAfter);
        }
    }

    /** The pairs of a rejudge that have been played, each with the result that counted before. */
    public List<RejudgeChange> changes(Rejudge rejudge) {
        List<RejudgeChange> changes = new ArrayList<>();
        Map<Long, Pairing> before = new TreeMap<>();
        pairings.listFrom(rejudge.contest(), 0).stream()
                .filter(pair -> pair.edition() != rejudge.id() && pair.state() == Pairing.State.PLAYED)
                .forEach(pair -> before.merge(pair.place(), pair, (old, next) -> next.counts() ? next : old));
        for (Pairing after : pairsOfRejudge(rejudge)) {
            Pairing old = before.get(after.place());
            if (after.state() == Pairing.State.PLAYED && old != null) {
                changes.add(new RejudgeChange(old, after, outcomes(old), outcomes(after)));
            }
        }
        return changes;
    }

    private List<String> outcomes(Pairing pair) {
        return pairings.games(List.of(pair.id())).stream()
                .map(game -> game.outcome()
                        + game.verdict().map(verdict -> " (" + verdict + ")").orElse(""))
                .toList();
    }

    public void resolveRejudge(String actor, Rejudge rejudge, boolean applied) throws RequestRefusedException {
        if (!(applied ? rejudges.apply(rejudge) : rejudges.discard(rejudge))) {
            throw new RequestRefusedException("this rejudge is no longer staged");
        }
        auditLog.add(
                actor, rejudge.contest(), applied ? "apply rejudge" : "discard rejudge", String.valueOf(rejudge.id()));
    }
}
