package dev.outflank.judge;

import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.contest.ClassService;
import dev.outflank.judge.contest.ContestService;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.doctor.DoctorService;
import dev.outflank.judge.lti.LtiService;
import dev.outflank.judge.marking.MarkingService;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.PrivateFiles;
import dev.outflank.judge.store.StoreException;
import dev.outflank.judge.store.WorkQueue;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.SubmissionService;
import dev.outflank.judge.worker.Worker;
import dev.outflank.judge.worker.WorkerService;
import dev.outflank.rules.PlayerRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The services of a judge on one database, and its workers. */
public final class JudgeServices implements AutoCloseable {
    private final Database database;
    private final PlayerRegistry playerRegistry;
    private final AccountService accounts;
    private final ContestService contests;
    private final ClassService classes;
    private final SubmissionService submissions;
    private final CompetitionService competitions;
    private final MarkingService marks;
    private final WorkerService workers;
    private final LtiService lti;
    private final DoctorService doctor;

    public JudgeServices(Database database, PlayerRegistry playerRegistry) {
        AuditLog auditLog = new AuditLog(database.jdbi());
        WorkQueue queue = new WorkQueue(database);
        this.database = database;
        this.playerRegistry = playerRegistry;
        this.accounts = new AccountService(database, auditLog);
        this.contests = new ContestService(database, playerRegistry, accounts, auditLog, this::enterStaffPlayers);
        this.classes = new ClassService(database, accounts, auditLog);
        this.submissions = new SubmissionService(database, contests, classes, auditLog, queue);
        this.competitions = new CompetitionService(database, accounts, classes, submissions, auditLog, queue);
        this.marks = new MarkingService(
                database, accounts, submissions, contests, classes, competitions::rankedStudents, auditLog, queue);
        this.workers = new WorkerService(database, auditLog);
        this.lti = new LtiService(database, accounts, contests, auditLog);
        this.doctor = new DoctorService(database, competitions);
    }

    private void enterStaffPlayers(HostedContest hosted) {
        competitions.enterStaffPlayers(hosted);
    }

    /** Opens the SQLite database in a folder, and locks the folder. */
    public static JudgeServices openSqlite(Path folder, PlayerRegistry playerRegistry) throws StoreException {
        return new JudgeServices(Database.openSqlite(folder), playerRegistry);
    }

    /** Opens PostgreSQL at an address like {@code postgresql://user:password@host/name}. */
    public static JudgeServices openPostgres(String address, PlayerRegistry playerRegistry) throws StoreException {
        return new JudgeServices(Database.openPostgres(address), playerRegistry);
    }

    /** Creates a data folder, or makes an existing one private with all it contains; returns a sentence about changes. */
    public static Optional<String> makePrivate(Path folder) throws IOException {
        return PrivateFiles.restrict(folder);
    }

    /** Copies the SQLite database of a folder into a new file; also possible while a server is running. */
    public static void backUp(Path folder, Path file) throws StoreException {
        Database.backUp(folder, file);
    }

    /** Restores a copy into a folder that has no database and that no server is using. */
    public static void restore(Path file, Path folder) throws StoreException {
        Database.restore(file, folder);
    }

    /** Whether there is too little room to save anything. */
    public boolean isDiskFull() {
        return database.isDiskFull();
    }

    /** Whether a failure was caused by a full disk. */
    public static boolean isDiskFull(Throwable failure) {
        return Database.isDiskFull(failure);
    }

    /** Whether a failure was caused by a database that cannot be reached or written now. */
    public static boolean isUnavailable(Throwable failure) {
        return Database.isUnavailable(failure);
    }

    public AccountService accounts() {
        return accounts;
    }

    public ContestService contests() {
        return contests;
    }

    public ClassService classes() {
        return classes;
    }

    public SubmissionService submissions() {
        return submissions;
    }

    public CompetitionService competitions() {
        return competitions;
    }

    public MarkingService marks() {
        return marks;
    }

    public LtiService lti() {
        return lti;
    }

    public WorkerService workers() {
        return workers;
    }

    public DoctorService doctor() {
        return doctor;
    }

    /** Computes the standings of all contests from their results, and stores them. */
    public List<CompetitionService.Recomputation> recomputeStandings() {
        return contests.all().stream()
                .flatMap(hosted -> competitions.recompute(hosted).stream())
                .toList();
    }

    /** Starts a worker with this number of slots; others take over its tasks after four missed heartbeats. */
    public Worker startWorker(SubmissionCompiler compiler, String name, int slots, Duration heartbeat)
            throws IOException {
        return Worker.start(
                new Worker.Services(accounts, contests, submissions, competitions, marks, workers),
                playerRegistry,
                compiler,
                name,
                slots,
                heartbeat);
    }

    /** Starts a worker with the default heartbeat. */
    public Worker startWorker(SubmissionCompiler compiler, String name, int slots) throws IOException {
        return startWorker(compiler, name, slots, Worker.HEARTBEAT_INTERVAL);
    }

    /** The database, without its password. */
    @Override
    public String toString() {
        return database.toString();
    }

    @Override
    public void close() {
        database.close();
    }
}
