package dev.outflank.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.sse.Emitter;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.api.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Events that the server sends: over a WebSocket to pages, and as server-sent events to programs. Browsers allow six
 * HTTP connections per server for all their windows together, and hundreds of WebSockets. Each stream is written by its
 * own virtual thread, so that a slow reader delays no other. A reader that has disconnected may be noticed only when a
 * write fails: a source must send heartbeats while it has no events.
 */
public final class EventStream {
    private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);
    private static final String SOURCE_ATTRIBUTE = "event-source";
    private static final String WRITER_ATTRIBUTE = "event-writer";

    private final Connection connection;

    private EventStream(Connection connection) {
        this.connection = connection;
    }

    /** Writes events until a write fails because the reader has disconnected. */
    @FunctionalInterface
    public interface Source {
        void writeTo(EventStream stream) throws IOException, InterruptedException;
    }

    /** The way to the reader. Each method fails if the reader has disconnected. */
    private interface Connection {
        void send(String event, String json) throws IOException, InterruptedException;

        void sendHeartbeat() throws IOException, InterruptedException;
    }

    /** Adds a route whose handler calls {@link #stream}, for WebSockets and server-sent events. */
    public static void addRoute(RoutesConfig routes, String path, Handler handler, AccessLevel accessLevel) {
        routes.get(path, handler, accessLevel)
                .wsBeforeUpgrade(path, handler)
                .ws(path, EventStream::configure, accessLevel);
    }

    /** Responds with the events of a source until the reader disconnects. */
    public static void stream(Context context, Source source) throws InterruptedException {
        if (context.header("Sec-WebSocket-Version") != null) {
            // Runs when the connection is open.
            context.attribute(SOURCE_ATTRIBUTE, source);
            return;
        }
        context.contentType("text/event-stream; charset=utf-8")
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no");
        if (HeadFilter.isHead(context.req())) {
            return;
        }
        try {
            source.writeTo(new EventStream(new ServerSentEvents(new Emitter(context.res()))));
        } catch (IOException e) {
            LOG.debug("{}: {}", context.path(), e.getMessage());
        }
    }

    private static void configure(WsConfig socket) {
        socket.onConnect(context -> context.attribute(
                WRITER_ATTRIBUTE, Thread.ofVirtual().name("events").start(() -> writeTo(context))));
        // Pages send nothing. A flood of messages would occupy the threads that all requests share.
        socket.onMessage(context -> context.session.disconnect());
        socket.onBinaryMessage(context -> context.session.disconnect());
        socket.onClose(EventStream::stop);
        socket.onError(EventStream::stop);
    }

    private static void writeTo(WsContext context) {
        Source source = context.attribute(SOURCE_ATTRIBUTE);
        try {
            if (source != null) {
                source.writeTo(new EventStream(new Socket(context)));
            }
            context.closeSession(WsCloseStatus.NORMAL_CLOSURE);
        } catch (IOException | InterruptedException e) {
            LOG.debug("the reader has disconnected", e);
        } catch (RuntimeException e) {
            if (isInterruption(e)) {
                LOG.debug("the reader has disconnected", e);
            } else {
                LOG.error("an event stream failed", e);
                context.closeSession(WsCloseStatus.SERVER_ERROR);
            }
        }
    }

    /** Whether a source failed because its thread was interrupted, which happens when the reader disconnects. */
    public static boolean isInterruption(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .anyMatch(cause -> cause instanceof InterruptedException);
    }

    private static void stop(WsContext context) {
        Thread writer = context.attribute(WRITER_ATTRIBUTE);
        if (writer != null) {
            writer.interrupt();
        }
    }

    /** Sends an event with a value as JSON. */
    public void send(String event, Object value) throws IOException, InterruptedException {
        connection.send(event, Json.toJson(value));
    }

    /** Sends nothing but a sign of life, which fails if the reader has disconnected. */
    public void sendHeartbeat() throws IOException, InterruptedException {
        connection.sendHeartbeat();
    }

    /**
     * Javalin's {@link Emitter} writes and flushes the events. Its {@code SseHandler} is not used: it responds with an
     * empty page to programs that do not ask for {@code text/event-stream}, and it moves the stream to a second thread.
     */
    private record ServerSentEvents(Emitter emitter) implements Connection {
        @Override
        public void send(String event, String json) throws IOException {
            emitter.emit(event, new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), null);
            requireReader();
        }

        @Override
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

    /** One text message per event: its name, a line end, and the value. A heartbeat is an empty message. */
    private record Socket(WsContext context) implements Connection {
        @Override
        public void send(String event, String json) throws IOException, InterruptedException {
            write(event + "\n" + json);
        }

        @Override
        public void sendHeartbeat() throws IOException, InterruptedException {
            write("");
        }

        private void write(String text) throws IOException, InterruptedException {
            Callback.Completable sent = new Callback.Completable();
            context.session.sendText(text, sent);
            try {
                sent.get();
            } catch (ExecutionException e) {
                throw new IOException(e.getCause());
            }
        }
    }
}
