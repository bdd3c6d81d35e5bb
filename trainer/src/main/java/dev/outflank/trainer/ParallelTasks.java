package dev.outflank.trainer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Runs tasks that may throw {@link IOException} on several threads; the first failure stops all. */
final class ParallelTasks {
    interface Task {
        void run() throws IOException;
    }

    private ParallelTasks() {}

    static void run(int threads, List<Task> tasks) throws IOException, InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (Task task : tasks) {
                running.add(pool.submit(() -> {
                    task.run();
                    return null;
                }));
            }
            for (Future<?> future : running) {
                await(future);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static void await(Future<?> future) throws IOException, InterruptedException {
        try {
            future.get();
        } catch (ExecutionException e) {
            @Nullable Throwable cause = e.getCause();
            if (cause instanceof IOException failed) {
                throw failed;
            }
            throw new IllegalStateException("a task of the trainer failed", cause);
        }
    }
}
