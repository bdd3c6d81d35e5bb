package dev.outflank.judge.worker;

import dev.outflank.judge.store.Database;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The recurring job that plans pairs, queues tasks and updates standings. Only one runs at a time. Each run derives
 * everything from the database, so work that a crash interrupted is completed by the next run.
 *
 * <p>Every contest is updated on a thread of its own, with a time limit: one that fails is reported to the staff, and
 * one that needs longer continues in the background, while the others go on.
 */
final class ContestScheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ContestScheduler.class);

    /** How long the other contests wait for one. */
    private static final Duration TIME_LIMIT = Duration.ofSeconds(2);

    /** After this time the staff are notified. */
    private static final Duration NOTICE_TIME = Duration.ofMinutes(1);

    private static final Duration MIN_PAUSE = Duration.ofSeconds(1);
    private static final Duration MAX_PAUSE = Duration.ofMinutes(1);

    private final WorkerContext context;
    private final String workerName;
    private final ExecutorService executor = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("contest-", 1).factory());
    private final Map<String, Update> running = new HashMap<>();
    private final Map<String, Failure> failures = new ConcurrentHashMap<>();

    private record Update(Future<?> future, Instant startedAt) {}

    /** The last failure of a contest, and the pause before it is tried again: each attempt may read all its results. */
    private record Failure(String message, Duration pause, Instant failedAt) {
        /** The clock may have been set back since. */
        boolean isOver(Instant now) {
            return Duration.between(failedAt, now).abs().compareTo(pause) >= 0;
        }
    }

    ContestScheduler(WorkerContext context, String workerName) {
        this.context = context;
        this.workerName = workerName;
    }

    /** Runs once. */
    void run() throws InterruptedException {
        Instant now = Instant.now();
        int slots = context.workers().active().stream()
                .mapToInt(WorkerStatus::slots)
                .sum();
        for (String contest : context.contests().ids()) {
            update(contest, slots, now);
        }
        context.submissions().enqueueChecks(now);
        context.competitions().enqueuePairs();
    }

    private void update(String contest, int slots, Instant now) throws InterruptedException {
        Failure failure = failures.get(contest);
        if (failure != null && !failure.isOver(now)) {
            return;
        }
        Update earlier = running.get(contest);
        if (earlier != null && !earlier.future().isDone()) {
            if (earlier.startedAt().plus(NOTICE_TIME).isBefore(now)) {
                report(contest, "standings and pairs have not been updated for " + NOTICE_TIME.toMinutes() + " minute");
            }
            return;
        }
        Future<?> future = executor.submit(() -> update(contest, slots));
        running.put(contest, new Update(future, now));
        try {
            future.get(TIME_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException slow) {
            LOG.info("the contest {} is updated in the background", contest);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the contest " + contest + " could not be updated", e.getCause());
        }
    }

    /** Updates a contest; only failures of the database are thrown. */
    private void update(String contest, int slots) {
        try {
            context.contests()
                    .find(contest)
                    .ifPresent(hosted -> context.competitions().update(hosted, slots, Instant.now()));
            failures.remove(contest);
        } catch (RuntimeException | Error e) {
            if (Database.isUnavailable(e)) {
                throw e;
            }
            if (report(contest, String.valueOf(e.getMessage()))) {
                LOG.error("the contest {} could not be updated", contest, e);
            }
        }
    }

    /** Reports a failure to the staff, once until the contest is updated again; false if it is reported already. */
    private boolean report(String contest, String message) {
        Failure earlier = failures.get(contest);
        Duration pause = earlier == null ? MIN_PAUSE : earlier.pause().multipliedBy(2);
        Duration limited = pause.compareTo(MAX_PAUSE) < 0 ? pause : MAX_PAUSE;
        failures.put(contest, new Failure(message, limited, Instant.now()));
        if (earlier != null && earlier.message().equals(message)) {
            return false;
        }
        context.workers().notifyStaff(workerName, contest, "scheduling failed", message);
        return true;
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
