package dev.outflank.web.think;

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
public final class LiveAnswer {
    private static final Logger LOG = LoggerFactory.getLogger(LiveAnswer.class);
    private static final int BEAT_SECONDS = 1;

    private LiveAnswer() {}

    /** Work that tells of its parts. */
    @FunctionalInterface
    public interface LiveWork {
        Object at(Desk desk, Clock clock, Consumer<Object> parts);
    }

    private record Event(String name, Object value) {}

    public static void send(Context context, Thinkers thinkers, Duration longest, LiveWork work)
            throws InterruptedException {
        EventStream.answer(context, stream -> {
            BlockingQueue<Event> events = new LinkedBlockingQueue<>();
            Thought<Object> thought = thinkers.ask(
                    longest, (desk, clock) -> work.at(desk, clock, part -> events.add(new Event("part", part))));
            thought.whenDone((answer, fault) -> events.add(last(answer, fault)));
            try {
                for (String name = "part"; name.equals("part"); ) {
                    Event event = events.poll(BEAT_SECONDS, TimeUnit.SECONDS);
                    if (event == null) {
                        stream.beat();
                    } else {
                        stream.send(event.name, event.value);
                        name = event.name;
                    }
                }
            } finally {
                thought.cancel();
            }
        });
    }

    private static Event last(@Nullable Object answer, @Nullable Throwable fault) {
        if (answer != null) {
            return new Event("end", answer);
        }
        if (!(fault instanceof CancellationException)) {
            LOG.error("the engine failed", fault);
        }
        return new Event("fault", Map.of("error", "The engine failed; it was written to the log."));
    }
}
