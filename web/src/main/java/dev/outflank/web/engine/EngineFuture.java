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

/** Work on its way to an answer. */
public final class EngineFuture<T> {
    private static final Logger LOG = LoggerFactory.getLogger(EngineFuture.class);
    private static final int TIMEOUT_SECONDS = 60;

    private final EngineTask<T> task;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile boolean cancelled;

    EngineFuture(EngineTask<T> task) {
        this.task = task;
    }

    /** Hears of the answer, or of the fault that there was, or of the cancellation. */
    public void whenDone(BiConsumer<? super @Nullable T, ? super @Nullable Throwable> listener) {
        CompletableFuture<T> _ = result.whenComplete((value, fault) -> {
            try {
                listener.accept(value, fault);
            } catch (RuntimeException e) {
                LOG.error("an answer could not be taken", e);
            }
        });
    }

    /** Waits for the answer; a fault of the work stays one, and who waits too long is told to come again. */
    public T await() throws InterruptedException {
        try {
            return result.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof HttpException fault) {
                throw fault;
            }
            throw new IllegalStateException(e);
        } catch (TimeoutException e) {
            cancel();
            throw new HttpException(
                    HttpStatus.SERVICE_UNAVAILABLE, "All players are busy; please try again in a moment.");
        }
    }

    /** Takes the work out of the queue, or ends it if it is being done. */
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
