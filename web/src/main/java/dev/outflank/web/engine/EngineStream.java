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
 * Work whose reader hears of it while it goes on: {@code part} events, then {@code end} with the answer or
 * {@code fault} with a sentence. It ends with its reader.
 */
public final class EngineStream {
    private static final Logger LOG = LoggerFactory.getLogger(EngineStream.class);
    private static final int HEARTBEAT_SECONDS = 1;

    private EngineStream() {}

    /** Work that tells of its parts. */
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
            future.whenDone((answer, fault) -> events.add(finalEvent(answer, fault)));
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
        return new Event("fault", Map.of("error", "The engine failed; it was written to the log."));
    }
}
