package dev.outflank.judge.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The processes that compile and play. */
public final class WorkerStore {
    /**
     * One of them.
     *
     * @param slots how much it does at once
     * @param asideUntil before this moment it takes no work, since it failed too often
     * @param remark why
     */
    public record WorkerStatus(
            String name, int slots, Instant seenAt, long done, long failed, Instant asideUntil, String remark) {
        /** One that has not been seen for so long has ended, or cannot reach the database. */
        public static final Duration HEARTBEAT_TIMEOUT = Duration.ofSeconds(40);

        public boolean isAlive(Instant now) {
            return seenAt.plus(HEARTBEAT_TIMEOUT).isAfter(now);
        }

        public boolean isSuspended(Instant now) {
            return asideUntil.isAfter(now);
        }
    }

    private final Jdbi jdbi;

    WorkerStore(Jdbi jdbi) {
        this.jdbi = jdbi;
        jdbi.registerRowMapper(ConstructorMapper.factory(WorkerStatus.class));
    }

    /** Says that a worker is there. */
    public void heartbeat(String name, int slots) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into workers (name, slots, seen_at, done, failed, aside_until, remark) values (:name,"
                                + " :slots, :now, 0, 0, 0, '') on conflict (name) do update set seen_at ="
                                + " excluded.seen_at, slots = excluded.slots")
                .bind("name", name)
                .bind("slots", slots)
                .bind("now", Instant.now())
                .execute());
    }

    public void countTask(String name, boolean failed) {
        jdbi.useHandle(handle -> handle.createUpdate("update workers set "
                        + (failed ? "failed = failed" : "done = done") + " + 1 where name = :name")
                .bind("name", name)
                .execute());
    }

    public void suspend(String name, Instant until, String remark) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "update workers set aside_until = :until, remark = :remark where name = :name")
                .bind("until", until)
                .bind("remark", remark)
                .bind("name", name)
                .execute());
    }

    /** A worker leaves. */
    public void deregister(String name) {
        jdbi.useHandle(handle -> handle.createUpdate("update workers set seen_at = 0 where name = :name")
                .bind("name", name)
                .execute());
    }

    public List<WorkerStatus> all() {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select name, slots, seen_at, done, failed, aside_until, remark from workers order by name")
                .mapTo(WorkerStatus.class)
                .list());
    }
}
