package dev.outflank.judge.worker;

import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.WorkQueue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** The workers that take tasks from the queue, and their heartbeats. */
public final class WorkerService {
    /** The clocks of the machines must agree better than this. */
    private static final Duration MAX_DIFFERENCE = Duration.ofMinutes(1);

    private final Database database;
    private final AuditLog auditLog;
    private final WorkerStore workers;

    public WorkerService(Database database, AuditLog auditLog) {
        this.database = database;
        this.auditLog = auditLog;
        this.workers = new WorkerStore(database.jdbi());
    }

    Database database() {
        return database;
    }

    public List<WorkerStatus> all() {
        return workers.all();
    }

    /** The workers that take tasks now. */
    public List<WorkerStatus> active() {
        Instant now = Instant.now();
        return workers.all().stream()
                .filter(worker -> worker.isAlive(now) && !worker.isSuspended(now))
                .toList();
    }

    /** Registers a worker, or records that it is alive. */
    public void heartbeat(String name, int slots) {
        workers.heartbeat(name, slots);
    }

    /**
     * Corrects the times of tasks after the clock has been set back.
     *
     * @param maxDelay the longest delay of a task
     */
    void correctTimes(Duration maxDelay) {
        Instant now = Instant.now();
        Instant latest = now.plus(MAX_DIFFERENCE);
        database.correctTimes(WorkQueue.TABLE, now, latest.plus(maxDelay));
        database.correctTimes(WorkQueue.COORDINATION_TABLE, now, latest);
    }

    void countTask(String name, boolean failed) {
        workers.countTask(name, failed);
    }

    void suspend(String name, Instant until, String remark) {
        workers.suspend(name, until, remark);
    }

    /** Staff read it in the audit log. */
    void notifyStaff(String name, String contest, String action, String detail) {
        auditLog.add(name, contest, action, detail);
    }

    void deregister(String name) {
        workers.deregister(name);
    }
}
