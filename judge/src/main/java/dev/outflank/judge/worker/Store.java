package dev.outflank.judge.worker;

import dev.outflank.judge.account.IdentityStore;
import dev.outflank.judge.account.PersonStore;
import dev.outflank.judge.competition.EntryStore;
import dev.outflank.judge.competition.HeadToHeadStore;
import dev.outflank.judge.competition.LiveGameStore;
import dev.outflank.judge.competition.PairingStore;
import dev.outflank.judge.competition.RatingHistory;
import dev.outflank.judge.competition.RejudgeStore;
import dev.outflank.judge.competition.StandingsStore;
import dev.outflank.judge.contest.ContestStore;
import dev.outflank.judge.marking.MarkStore;
import dev.outflank.judge.store.AuditLog;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.SubmissionStore;
import org.jdbi.v3.core.Jdbi;

/** Access to all tables of a database. */
public final class Store {
    private final Database database;
    private final PersonStore people;
    private final IdentityStore identities;
    private final ContestStore contests;
    private final SubmissionStore submissions;
    private final EntryStore entries;
    private final PairingStore pairings;
    private final RejudgeStore rejudges;
    private final AuditLog auditLog;
    private final WorkerStore workers;
    private final MarkStore marks;
    private final StandingsStore standings;
    private final LiveGameStore liveGames;
    private final RatingHistory ratingHistory;
    private final HeadToHeadStore headToHead;

    public Store(Database database) {
        Jdbi jdbi = database.jdbi();
        this.database = database;
        this.people = new PersonStore(jdbi);
        this.identities = new IdentityStore(jdbi);
        this.contests = new ContestStore(jdbi);
        this.submissions = new SubmissionStore(jdbi);
        this.entries = new EntryStore(jdbi);
        this.pairings = new PairingStore(jdbi);
        this.rejudges = new RejudgeStore(jdbi);
        this.auditLog = new AuditLog(jdbi);
        this.workers = new WorkerStore(jdbi);
        this.marks = new MarkStore(jdbi);
        this.standings = new StandingsStore(jdbi);
        this.liveGames = new LiveGameStore(jdbi);
        this.ratingHistory = new RatingHistory(jdbi);
        this.headToHead = new HeadToHeadStore(jdbi);
    }

    public Database database() {
        return database;
    }

    public PersonStore people() {
        return people;
    }

    public IdentityStore identities() {
        return identities;
    }

    public ContestStore contests() {
        return contests;
    }

    public SubmissionStore submissions() {
        return submissions;
    }

    public EntryStore entries() {
        return entries;
    }

    public PairingStore pairings() {
        return pairings;
    }

    public RejudgeStore rejudges() {
        return rejudges;
    }

    public AuditLog auditLog() {
        return auditLog;
    }

    public WorkerStore workers() {
        return workers;
    }

    public MarkStore marks() {
        return marks;
    }

    public StandingsStore standings() {
        return standings;
    }

    public LiveGameStore liveGames() {
        return liveGames;
    }

    public RatingHistory ratingHistory() {
        return ratingHistory;
    }

    public HeadToHeadStore headToHead() {
        return headToHead;
    }
}
