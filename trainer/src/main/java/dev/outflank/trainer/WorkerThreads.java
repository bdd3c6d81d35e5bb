package dev.outflank.trainer;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that share the parts of short tasks. */
final class WorkerThreads implements AutoCloseable {
    /** A task in parts, one per thread. */
    interface Task {
        void run(int part, int parts);
    }

    private final int count;
    private final ExecutorService executor;

    WorkerThreads(int count) {
        this.count = count;
        executor = Executors.newFixedThreadPool(count);
    }

    /** Runs all parts of a task and waits for them. */
    void run(Task task) throws InterruptedException {
        List<Callable<Void>> parts = new ArrayList<>();
        for (int p = 0; p < count; p++) {
            int part = p;
            parts.add(() -> {
                task.run(part, count);
                return null;
            });
        }
        for (Future<Void> part : executor.invokeAll(parts)) {
            try {
                part.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException("a thread of the training failed", e.getCause());
            }
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
