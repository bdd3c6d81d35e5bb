package dev.outflank.web.engine;

import dev.outflank.rules.Clock;
import dev.outflank.web.http.EventStream;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An engine task that sends its results as server-sent events: {@code part} events with partial results, then
 * {@code end} with the result or {@code fault} with an error message. The task is cancelled when the reader disconnects.
 */
public final class EngineStream {
    private static final Logger LOG = LoggerFactory.getLogger(EngineStream.class);
    private static final int HEARTBEAT_SECONDS = 1;

    private EngineStream() {}

    /** An engine task that reports partial results. */
    @FunctionalInterface
    public interface StreamingTask {
        Object run(EngineContext engine, Clock clock, Consumer<Object> partialResults);
    }

    private record Event(String name, Object value) {}

    public static void stream(Context context, EnginePool pool, Duration timeLimit, StreamingTask task)
            throws InterruptedException {
        EventStream.stream(context, stream -> {
            BlockingQueue<Event> events = new LinkedBlockingQueue<>();
            EngineFuture<Object> future = pool.submit(
                    timeLimit, (engine, clock) -> task.run(engine, clock, part -> events.add(new Event("part", part))));
            future.whenDone((result, failure) -> events.add(finalEvent(result, failure)));
            try {
                for (String name = "part"; name.equals("part"); ) {
                    Event event = events.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                    if (event == null) {
                        stream.sendHeartbeat();
                    } else {
                        stream.send(event.name, event.value);
                        name = event.name;
                    }
                }
            } finally {
                future.cancel();
            }
        });
    }

    private static Event finalEvent(@Nullable Object result, @Nullable Throwable failure) {
        if (result != null) {
            return new Event("end", result);
        }
        if (!(failure instanceof CancellationException)) {
            LOG.error("the engine failed", failure);
        }
        return new Event("fault", Map.of("error", "The engine failed. The error has been logged."));
    }
}
