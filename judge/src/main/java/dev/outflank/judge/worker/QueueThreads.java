package dev.outflank.judge.worker;

import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The threads that look for due tasks, write heartbeats and look for dead workers. Between two runs each waits until a
 * time of the system clock. If the clock is set back, they would wait until it has caught up, perhaps for hours:
 * therefore they are interrupted then, and go on.
 */
final class QueueThreads {
    private static final Duration TOLERANCE = Duration.ofSeconds(1);
    /** For heartbeats, dead workers and tasks of unknown types. */
    private static final int HOUSEKEEPERS = 3;

    private final LongSupplier clockMillis;
    private final LongSupplier nanos;
    private final List<Thread> threads = new CopyOnWriteArrayList<>();
    private long difference;

    /**
     * @param clockMillis the system clock
     * @param nanos a clock that no one sets
     */
    QueueThreads(LongSupplier clockMillis, LongSupplier nanos) {
        this.clockMillis = clockMillis;
        this.nanos = nanos;
        this.difference = difference();
    }

    private long difference() {
        return clockMillis.getAsLong() - TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong());
    }

    /** A scheduler whose loops run in these threads. */
    SchedulerBuilder addTo(SchedulerBuilder scheduler) {
        return scheduler
                .dueExecutor(Executors.newSingleThreadExecutor(this::newThread))
                .housekeeperExecutor(Executors.newScheduledThreadPool(HOUSEKEEPERS, this::newThread));
    }

    Thread newThread(Runnable loop) {
        Thread thread = Thread.ofPlatform().name("queue-" + threads.size()).unstarted(loop);
        threads.add(thread);
        return thread;
    }

    /** To be called often; returns whether the clock was set back since the last call. */
    synchronized boolean wakeIfClockWasSetBack() {
        long before = difference;
        difference = difference();
        if (before - difference < TOLERANCE.toMillis()) {
            return false;
        }
        threads.forEach(Thread::interrupt);
        return true;
    }
}
