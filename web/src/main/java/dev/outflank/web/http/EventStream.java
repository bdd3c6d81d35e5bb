package dev.outflank.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Server-sent events, written by the request's own virtual thread: a slow reader keeps nobody waiting but itself.
 * Writing to a reader that has gone fails, which is how one learns of it: so beat from time to time.
 */
public final class EventStream {
    private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final OutputStream out;

    private EventStream(OutputStream out) {
        this.out = out;
    }

    /** Writes events until it fails, which it does when the reader has gone. */
    @FunctionalInterface
    public interface Source {
        void writeTo(EventStream stream) throws IOException, InterruptedException;
    }

    /** Answers with what a source writes, as long as somebody reads it. */
    public static void stream(Context context, Source source) throws InterruptedException {
        context.contentType("text/event-stream; charset=utf-8")
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no");
        try {
            // The servlet's own stream: Javalin's does not pass a flush on.
            source.writeTo(new EventStream(context.res().getOutputStream()));
        } catch (IOException gone) {
            LOG.debug("{}: the reader has gone", context.path(), gone);
        }
    }

    /** Sends a value as JSON. */
    public void send(String event, Object value) throws IOException {
        write(("event: " + event + "\ndata: " + Json.toJson(value) + "\n\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Sends nothing, to find out whether somebody is still there. */
    public void sendHeartbeat() throws IOException {
        write(HEARTBEAT);
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }
}
