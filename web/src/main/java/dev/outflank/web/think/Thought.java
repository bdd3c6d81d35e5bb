package dev.outflank.web.think;

import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Work on its way to an answer. */
public final class Thought<T> {
    private final Work<T> work;
    private final CompletableFuture<T> answer = new CompletableFuture<>();
    private volatile boolean cancelled;

    Thought(Work<T> work) {
        this.work = work;
    }

    /** The answer, or the fault that there was; never completed when it was cancelled in time. */
    public CompletableFuture<T> answer() {
        return answer;
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
