package dev.outflank.judge.worker;

import java.time.Instant;

/**
 * The recurring job that plans pairs, queues tasks and updates standings. Only one runs at a time. Each run derives
 * everything from the database, so work that a crash interrupted is completed by the next run.
 */
final class ContestScheduler {
    private final WorkerContext context;

    ContestScheduler(WorkerContext context) {
        this.context = context;
    }

    /** Runs once. */
    void run() {
        Instant now = Instant.now();
        int slots = context.workers().active().stream()
                .mapToInt(WorkerStatus::slots)
                .sum();
        context.contests().all().forEach(hosted -> context.competitions().update(hosted, slots, now));
        context.submissions().enqueueChecks(now);
        context.competitions().enqueuePairs(now);
    }
}
