package dev.outflank.web;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An HTTP client with cookies, for tests. */
public final class TestClient implements AutoCloseable {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final URI server;
    private final HttpClient http = HttpClient.newBuilder()
            .cookieHandler(new CookieManager(null, CookiePolicy.ACCEPT_ALL))
            .build();

    public TestClient(URI server) {
        this.server = server;
    }

    /** The status and JSON body of a response. */
    public record Response(int status, JsonNode body) {
        public String error() {
            return body.path("error").asString();
        }
    }

    public Response get(String path) {
        return get(path, "en");
    }

    public Response get(String path, String language) {
        return send(HttpRequest.newBuilder(server.resolve(path))
                .header("Accept-Language", language)
                .GET());
    }

    public Response post(String path, String json) {
        return send(HttpRequest.newBuilder(server.resolve(path)).POST(BodyPublishers.ofString(json)));
    }

    public Response post(String path, byte[] bytes) {
        return send(HttpRequest.newBuilder(server.resolve(path)).POST(BodyPublishers.ofByteArray(bytes)));
    }

    /** Sends files as a form does. */
    public Response postFiles(String path, Map<String, byte[]> files) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        files.forEach((name, content) -> {
            body.writeBytes(("--boundary\r\nContent-Disposition: form-data; name=\"files\"; filename=\"" + name
                            + "\"\r\nContent-Type: application/octet-stream\r\n\r\n")
                    .getBytes(StandardCharsets.UTF_8));
            body.writeBytes(content);
            body.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
        });
        body.writeBytes("--boundary--\r\n".getBytes(StandardCharsets.UTF_8));
        return send(HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "multipart/form-data; boundary=boundary")
                .POST(BodyPublishers.ofByteArray(body.toByteArray())));
    }

    public String text(String path) {
        try {
            return http.send(HttpRequest.newBuilder(server.resolve(path)).build(), BodyHandlers.ofString())
                    .body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Response send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
            boolean json =
                    response.headers().firstValue("Content-Type").orElse("").contains("json");
            return new Response(response.statusCode(), MAPPER.readTree(json ? response.body() : "{}"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens an event stream. */
    public Events events(String path) {
        try {
            HttpResponse<InputStream> response =
                    http.send(HttpRequest.newBuilder(server.resolve(path)).build(), BodyHandlers.ofInputStream());
            return new Events(response.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }

    /** An open event stream. */
    public static final class Events implements AutoCloseable {
        private final InputStream stream;
        private final BufferedReader lines;

        Events(InputStream stream) {
            this.stream = stream;
            this.lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        }

        /** Waits up to 30 seconds for the next event that satisfies a condition. */
        public JsonNode await(Predicate<JsonNode> condition) {
            try {
                return CompletableFuture.supplyAsync(() -> next(condition)).get(60, TimeUnit.SECONDS);
            } catch (InterruptedException | ExecutionException | TimeoutException e) {
                throw new AssertionError("the expected event was not received", e);
            }
        }

        private JsonNode next(Predicate<JsonNode> condition) {
            try {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.startsWith("data: ")) {
                        JsonNode value = MAPPER.readTree(line.substring(6));
                        if (condition.test(value)) {
                            return value;
                        }
                    }
                }
                throw new AssertionError("the stream ended");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            try {
                stream.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
