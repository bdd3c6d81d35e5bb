package dev.outflank.judge.worker;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The workers and their heartbeats. */
final class WorkerStore {
    private final Jdbi jdbi;

    WorkerStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(WorkerStatus.class));
    }

    /** Registers a worker, or records that it is alive. */
    void heartbeat(String name, int slots) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into workers (name, slots, seen_at, done, failed, aside_until, remark) values (:name,"
                                + " :slots, :now, 0, 0, 0, '') on conflict (name) do update set seen_at ="
                                + " excluded.seen_at, slots = excluded.slots")
                .bind("name", name)
                .bind("slots", slots)
                .bind("now", Instant.now())
                .execute());
    }

    void countTask(String name, boolean failed) {
        jdbi.useHandle(handle -> handle.createUpdate("update workers set "
                        + (failed ? "failed = failed" : "done = done") + " + 1 where name = :name")
                .bind("name", name)
                .execute());
    }

    void suspend(String name, Instant until, String remark) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "update workers set aside_until = :until, remark = :remark where name = :name")
                .bind("until", until)
                .bind("remark", remark)
                .bind("name", name)
                .execute());
    }

    /** Records that a worker has stopped. */
    void deregister(String name) {
        jdbi.useHandle(handle -> handle.createUpdate("update workers set seen_at = 0 where name = :name")
                .bind("name", name)
                .execute());
    }

    List<WorkerStatus> all() {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select name, slots, seen_at, done, failed, aside_until, remark from workers order by name")
                .mapTo(WorkerStatus.class)
                .list());
    }
}
