package dev.outflank.web.think;

import dev.outflank.rules.Clock;
import dev.outflank.web.http.Fault;
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
public final class Thought<T> {
    private static final Logger LOG = LoggerFactory.getLogger(Thought.class);
    private static final int PATIENCE_SECONDS = 60;

    private final Work<T> work;
    private final CompletableFuture<T> answer = new CompletableFuture<>();
    private volatile boolean cancelled;

    Thought(Work<T> work) {
        this.work = work;
    }

    /** Hears of the answer, or of the fault that there was, or of the cancellation. */
    public void whenDone(BiConsumer<? super @Nullable T, ? super @Nullable Throwable> listener) {
        CompletableFuture<T> _ = answer.whenComplete((value, fault) -> {
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
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Fault fault) {
                throw fault;
            }
            throw new IllegalStateException(e);
        } catch (TimeoutException e) {
            cancel();
            throw new Fault(HttpStatus.SERVICE_UNAVAILABLE, "All players are busy; please try again in a moment.");
        }
    }

    /** Takes the work out of the queue, or ends it if it is being done. */
    public void cancel() {
        cancelled = true;
        answer.cancel(false);
    }

    boolean isCancelled() {
        return cancelled;
    }

    void think(Desk desk, Duration longest) {
        Clock limit = Clock.start(longest);
        try {
            answer.complete(work.at(desk, () -> cancelled ? 0 : limit.nanosLeft()));
        } catch (RuntimeException | Error e) {
            answer.completeExceptionally(e);
        }
    }
}
