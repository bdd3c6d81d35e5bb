package dev.outflank.web.engine;

import dev.outflank.rules.Clock;
import dev.outflank.web.http.HttpException;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The handle of a submitted {@link EngineTask}. */
public final class EngineFuture<T> {
    private static final Logger LOG = LoggerFactory.getLogger(EngineFuture.class);
    private static final int TIMEOUT_SECONDS = 60;

    private final EngineTask<T> task;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile boolean cancelled;

    EngineFuture(EngineTask<T> task) {
        this.task = task;
    }

    /** Calls the listener with the result, or with the exception of a failed or cancelled task. */
    public void whenDone(BiConsumer<? super @Nullable T, ? super @Nullable Throwable> listener) {
        CompletableFuture<T> _ = result.whenComplete((value, failure) -> {
            try {
                listener.accept(value, failure);
            } catch (RuntimeException e) {
                LOG.error("the listener of an engine task failed", e);
            }
        });
    }

    /** Waits for the result. A task that takes longer than a minute is cancelled, with an error for the user. */
    public T await() throws InterruptedException {
        try {
            return result.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof HttpException cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        } catch (TimeoutException e) {
            cancel();
            throw new HttpException(
                    HttpStatus.SERVICE_UNAVAILABLE, "The server is busy. Please try again in a moment.");
        }
    }

    /** Cancels the task: a queued one never runs, a running one finds its clock expired. */
    public void cancel() {
        cancelled = true;
        result.cancel(false);
    }

    boolean isCancelled() {
        return cancelled;
    }

    void run(EngineContext engine, Duration timeLimit) {
        Clock limit = Clock.start(timeLimit);
        try {
            result.complete(task.run(engine, () -> cancelled ? 0 : limit.nanosLeft()));
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }
}
