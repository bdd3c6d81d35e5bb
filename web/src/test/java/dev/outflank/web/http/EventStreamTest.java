package dev.outflank.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.web.WebServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
class EventStreamTest {
    private static final Semaphore ENDED = new Semaphore(0);
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final WebServer SERVER = WebServer.start("127.0.0.1", 0, List.of(routes -> {
        EventStream.addRoute(
                routes,
                "/api/once/{name}",
                context -> {
                    String name = context.pathParam("name");
                    EventStream.stream(context, stream -> stream.send("hello", List.of(name)));
                },
                AccessLevel.ANYONE);
        EventStream.addRoute(
                routes,
                "/api/endless",
                context -> EventStream.stream(context, EventStreamTest::sendHeartbeats),
                AccessLevel.ANYONE);
        EventStream.addRoute(
                routes,
                "/api/students",
                context -> EventStream.stream(context, stream -> stream.send("secret", 1)),
                AccessLevel.STUDENT);
    }));

    private static void sendHeartbeats(EventStream stream) throws IOException, InterruptedException {
        try {
            while (true) {
                stream.sendHeartbeat();
                TimeUnit.MILLISECONDS.sleep(20);
            }
        } finally {
            ENDED.release();
        }
    }

    /** Collects the messages of a WebSocket, and its end as "closed". */
    private static final class Reader implements WebSocket.Listener {
        private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            messages.add(text.toString());
            return WebSocket.Listener.super.onText(socket, text, last);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            messages.add("closed " + status);
            return WebSocket.Listener.super.onClose(socket, status, reason);
        }

        String next() throws InterruptedException {
            return String.valueOf(messages.poll(60, TimeUnit.SECONDS));
        }
    }

    @AfterAll
    static void close() {
        SERVER.close();
        CLIENT.shutdownNow();
    }

    private static WebSocket open(String path, Reader reader, String... header) {
        WebSocket.Builder builder = CLIENT.newWebSocketBuilder();
        if (header.length == 2) {
            builder.header(header[0], header[1]);
        }
        URI address = URI.create(SERVER.address().toString().replaceFirst("http", "ws") + path);
        return builder.buildAsync(address, reader).join();
    }

    @Test
    void stream_messageOfTheReader_endsTheConnection() throws Exception {
        Reader reader = new Reader();
        WebSocket socket = open("/api/endless", reader);
        assertThat(reader.next()).isEmpty();
        socket.sendText("a flood", true).join();
        assertThat(ENDED.tryAcquire(60, TimeUnit.SECONDS))
                .as("the writer has stopped")
                .isTrue();
    }

    @Test
    void events_areSentOverWebSocket() throws Exception {
        Reader reader = new Reader();
        WebSocket _ = open("/api/once/ann", reader);
        assertThat(reader.next()).isEqualTo("hello\n[\"ann\"]");
        assertThat(reader.next()).isEqualTo("closed 1000");
    }

    @Test
    void events_areSentAsServerSentEvents() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(SERVER.address().resolve("/api/once/bob"))
                .build();
        assertThat(CLIENT.send(request, BodyHandlers.ofString()).body()).isEqualTo("event: hello\ndata: [\"bob\"]\n\n");
    }

    @Test
    void source_ofClosedWebSocket_ends() throws Exception {
        Reader reader = new Reader();
        WebSocket socket = open("/api/endless", reader);
        assertThat(reader.next()).isEmpty();
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        assertThat(ENDED.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void webSocket_withoutAccess_isRefused() {
        assertThatThrownBy(() -> open("/api/students", new Reader()))
                .rootCause()
                .hasMessageContaining("401");
    }

    @Test
    void webSocket_fromAnotherSite_isRefused() {
        assertThatThrownBy(() -> open("/api/once/eve", new Reader(), "Origin", "https://evil.example"))
                .rootCause()
                .hasMessageContaining("403");
    }
}
