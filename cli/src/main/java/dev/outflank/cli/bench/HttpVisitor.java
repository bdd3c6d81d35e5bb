package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.rules.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** A browser without a screen: requests with cookies, and streams of events. */
final class HttpVisitor implements AutoCloseable {
    private static final String EVENT = "data: ";

    private final URI server;
    private final HttpClient http =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    HttpVisitor(URI server) {
        this.server = server;
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(server.resolve(path)).build(), BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, JsonNode body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(server.resolve(path)), body);
    }

    /** Sends a request of a program, which has a token instead of a cookie. */
    HttpResponse<String> postWithToken(String path, String token, JsonNode body)
            throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(server.resolve(path)).header("Authorization", "Bearer " + token), body);
    }

    private HttpResponse<String> send(HttpRequest.Builder request, JsonNode body)
            throws IOException, InterruptedException {
        return http.send(
                request.POST(BodyPublishers.ofString(JsonFields.toLine(body))).build(), BodyHandlers.ofString());
    }

    /** Opens a stream of events. */
    Events events(String path) throws IOException, InterruptedException {
        return new Events(http.send(HttpRequest.newBuilder(server.resolve(path)).build(), BodyHandlers.ofInputStream())
                .body());
    }

    static JsonNode json(String text) throws IOException {
        try {
            return JsonFields.parse(text).node();
        } catch (NotationException e) {
            throw new IOException("the server sent an unexpected answer: " + e.reason(), e);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }

    /** An open stream of events. */
    static final class Events implements AutoCloseable {
        private final BufferedReader lines;

        private Events(InputStream stream) {
            lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        }

        /** Waits for the next event that satisfies a condition. */
        JsonNode await(Predicate<JsonNode> condition) throws IOException {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(EVENT)) {
                    JsonNode event = json(line.substring(EVENT.length()));
                    if (condition.test(event)) {
                        return event;
                    }
                }
            }
            throw new IOException("the server ended a stream of events");
        }

        @Override
        public void close() throws IOException {
            lines.close();
        }
    }
}
