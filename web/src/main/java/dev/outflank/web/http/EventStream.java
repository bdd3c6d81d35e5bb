package dev.outflank.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Server-sent events, written by the request's own virtual thread, so that a slow reader delays no other. A reader that
 * has disconnected is noticed only when a write fails: a source must send heartbeats while it has no events.
 */
public final class EventStream {
    private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final OutputStream out;

    private EventStream(OutputStream out) {
        this.out = out;
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
            // Javalin's stream does not forward flush() to the servlet's.
            source.writeTo(new EventStream(context.res().getOutputStream()));
        } catch (IOException e) {
            LOG.debug("{}: the reader has disconnected", context.path(), e);
        }
    }

    /** Sends an event with a value as JSON. */
    public void send(String event, Object value) throws IOException {
        write(("event: " + event + "\ndata: " + Json.toJson(value) + "\n\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Sends a comment, which fails if the reader has disconnected. */
    public void sendHeartbeat() throws IOException {
        write(HEARTBEAT);
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }
}
