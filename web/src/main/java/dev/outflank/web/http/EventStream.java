package dev.outflank.web.http;

import io.javalin.http.Context;
import io.javalin.http.sse.Emitter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Server-sent events, written by the request's own virtual thread, so that a slow reader delays no other. A reader that
 * has disconnected is noticed only when a write fails: a source must send heartbeats while it has no events.
 *
 * <p>Javalin's {@link Emitter} writes and flushes the events. Its {@code SseHandler} is not used: it responds with an
 * empty page to programs that do not ask for {@code text/event-stream}, and it moves the stream to a second thread.
 */
public final class EventStream {
    private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);

    private final Emitter emitter;

    private EventStream(Emitter emitter) {
        this.emitter = emitter;
    }

    /** Writes events until a write fails because the reader has disconnected. */
    @FunctionalInterface
    public interface Source {
        void writeTo(EventStream stream) throws IOException, InterruptedException;
    }

    /** Responds with the events of a source until the reader disconnects. */
    public static void stream(Context context, Source source) throws InterruptedException {
        context.contentType("text/event-stream; charset=utf-8")
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no");
        try {
            source.writeTo(new EventStream(new Emitter(context.res())));
        } catch (IOException e) {
            LOG.debug("{}: {}", context.path(), e.getMessage());
        }
    }

    /** Sends an event with a value as JSON. */
    public void send(String event, Object value) throws IOException {
        emitter.emit(event, new ByteArrayInputStream(Json.toJson(value).getBytes(StandardCharsets.UTF_8)), null);
        requireReader();
    }

    /** Sends a comment, which fails if the reader has disconnected. */
    public void sendHeartbeat() throws IOException {
        emitter.emit("");
        requireReader();
    }

    private void requireReader() throws IOException {
        if (emitter.getClosed()) {
            throw new IOException("the reader has disconnected");
        }
    }
}
