package dev.outflank.web.engine;

import dev.outflank.web.http.HttpException;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A fixed number of engine threads with a bounded FIFO queue, shared by all visitors. The longer the queue, the less time
 * each task gets, so that waiting times stay short.
 */
public final class EnginePool implements AutoCloseable {
    private static final int MAX_QUEUED = 1000;
    private static final Duration MIN_TIME = Duration.ofMillis(100);

    /** A thread without a task for this time, in seconds, gives up its players and their hash tables. */
    private static final long IDLE_SECONDS = 30;

    private final BlockingQueue<QueuedTask> queue = new LinkedBlockingQueue<>(MAX_QUEUED);
    private final List<Thread> threads = new ArrayList<>();

    private record QueuedTask(EngineFuture<?> future, Duration timeLimit) {}

    public EnginePool(String name, int threadCount) {
        for (int i = 1; i <= threadCount; i++) {
            threads.add(Thread.ofPlatform().daemon().name(name + "-" + i).start(this::runTasks));
        }
    }

    /** Queues a task. Its time limit starts when it starts to run. */
    public <T> EngineFuture<T> submit(Duration timeLimit, EngineTask<T> task) {
        EngineFuture<T> future = new EngineFuture<>(task);
        if (!queue.offer(new QueuedTask(future, timeLimit))) {
            queue.removeIf(queued -> queued.future.isCancelled());
            if (!queue.offer(new QueuedTask(future, timeLimit))) {
                throw new HttpException(
                        HttpStatus.SERVICE_UNAVAILABLE, "The server is busy. Please try again in a minute.");
            }
        }
        return future;
    }

    /** The number of tasks that have not started. */
    public int queueSize() {
        return queue.size();
    }

    private void runTasks() {
        EngineContext engine = new EngineContext();
        try {
            while (true) {
                QueuedTask queued = queue.poll(IDLE_SECONDS, TimeUnit.SECONDS);
                if (queued == null) {
                    engine = new EngineContext();
                } else if (!queued.future.isCancelled()) {
                    queued.future.run(engine, timeShare(queued.timeLimit));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Duration timeShare(Duration timeLimit) {
        Duration share = timeLimit.dividedBy(1 + queue.size() / threads.size());
        return share.compareTo(MIN_TIME) < 0 && timeLimit.compareTo(MIN_TIME) > 0 ? MIN_TIME : share;
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
    }
}
