package dev.outflank.judge.worker;

import dev.outflank.judge.store.WorkQueue;
import java.time.Instant;

/**
 * The status of a worker.
 *
 * @param slots number of tasks executed in parallel
 * @param done number of completed tasks
 * @param failed number of tasks that failed because of an internal error
 * @param asideUntil end of its suspension
 * @param remark reason of the suspension
 */
public record WorkerStatus(
        String name, int slots, Instant seenAt, long done, long failed, Instant asideUntil, String remark) {
    public boolean isAlive(Instant now) {
        return seenAt.plus(WorkQueue.HEARTBEAT_TIMEOUT).isAfter(now);
    }

    public boolean isSuspended(Instant now) {
        return asideUntil.isAfter(now);
    }
}
