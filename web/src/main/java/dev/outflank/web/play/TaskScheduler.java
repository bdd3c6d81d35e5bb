package dev.outflank.web.play;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs delayed tasks of all games on one thread. Exceptions are logged. */
final class TaskScheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TaskScheduler.class);

    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("game-scheduler").factory());

    void schedule(Duration delay, Runnable task) {
        ScheduledFuture<?> _ = executor.schedule(() -> run(task), delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    void scheduleRepeating(Duration period, Runnable task) {
        ScheduledFuture<?> _ = executor.scheduleWithFixedDelay(
                () -> run(task), period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            LOG.error("a scheduled task failed", e);
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
