package dev.outflank.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Assets;
import dev.outflank.web.http.Caller;
import dev.outflank.web.http.HttpException;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebServerTest {
    private static final WebServer SERVER = WebServer.start(
            "127.0.0.1",
            0,
            List.of(routes -> routes.post("/api/echo", context -> context.result(context.body()), AccessLevel.ANYONE)
                    .get(
                            "/api/fault",
                            context -> {
                                throw new HttpException(HttpStatus.CONFLICT, "<b> is taken.");
                            },
                            AccessLevel.ANYONE)
                    .get(
                            "/bug",
                            context -> {
                                throw new IllegalStateException("secret");
                            },
                            AccessLevel.ANYONE)));
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @AfterAll
    static void close() {
        CLIENT.close();
        SERVER.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "localhost", "::1", "[::1]", "0:0:0:0:0:0:0:1"})
    void address_anyHost_isReachable(String host) throws Exception {
        try (ServerSocket _ = new ServerSocket(0, 1, InetAddress.getByName(host))) {
            // Some machines have no IPv6.
        } catch (SocketException e) {
            abort("cannot listen on " + host + ": " + e.getMessage());
        }
        try (WebServer server = WebServer.start(host, 0, List.of())) {
            HttpRequest request = HttpRequest.newBuilder(server.address().resolve("/assets/base.css"))
                    .build();
            assertThat(CLIENT.send(request, BodyHandlers.discarding()).statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void page_namesItsEncoding() throws Exception {
        assertThat(get("/no-such-page").headers().firstValue("Content-Type")).contains("text/html;charset=utf-8");
    }

    /** Found by fuzzing: it was reported as an internal error, with a stack trace in the log. */
    @Test
    void body_shorterThanContentLength_isBadRequest() throws Exception {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), SERVER.address().getPort())) {
            String request =
                    "POST /api/echo HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Length: 255\r\n\r\n(;GM";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.shutdownOutput();
            String response = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(response).startsWith("HTTP/1.1 400").contains("shorter than its Content-Length");
        }
    }

    @Test
    void asset_withMatchingETag_isNotModified() throws Exception {
        HttpResponse<String> first = get("/assets/base.css");
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'")
                .doesNotContain("unsafe");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(send(request("/assets/base.css").header("If-None-Match", tag))
                        .statusCode())
                .isEqualTo(304);
    }

    @Test
    void asset_fromDevelopmentFolder_isReadAgainForEachRequest(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("base.css"), "before");
        try (WebServer server =
                WebServer.start("127.0.0.1", 0, List.of(), context -> Caller.ANONYMOUS, Assets.fromFolder(folder))) {
            HttpRequest request = HttpRequest.newBuilder(server.address().resolve("/assets/base.css"))
                    .build();
            assertThat(CLIENT.send(request, BodyHandlers.ofString()).body()).isEqualTo("before");
            Files.writeString(folder.resolve("base.css"), "after");
            assertThat(CLIENT.send(request, BodyHandlers.ofString()).body()).isEqualTo("after");
            HttpRequest missing = HttpRequest.newBuilder(server.address().resolve("/assets/board.css"))
                    .build();
            assertThat(CLIENT.send(missing, BodyHandlers.discarding()).statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void asset_outsideFolder_isNotFound() throws Exception {
        assertThat(get("/assets/..%2fWebServer.class").statusCode()).isBetween(400, 404);
        assertThat(get("/assets/none.js").statusCode()).isEqualTo(404);
    }

    @Test
    void unknownPath_isReportedAsPageOrJson() throws Exception {
        assertThat(get("/nowhere").body())
                .contains("Page not found.", "<!doctype html>")
                .as("no authentication for unknown paths")
                .doesNotContain("Sign in");
        assertThat(get("/api/nowhere").body()).isEqualTo("{\"error\":\"Page not found.\"}");
    }

    @Test
    void httpException_isSentWithStatusAndMessage() throws Exception {
        HttpResponse<String> response = get("/api/fault");
        assertThat(response.statusCode()).isEqualTo(409);
        assertThat(response.body()).isEqualTo("{\"error\":\"<b> is taken.\"}");
    }

    @Test
    void unexpectedException_revealsNothing() throws Exception {
        HttpResponse<String> response = get("/bug");
        assertThat(response.statusCode()).isEqualTo(500);
        assertThat(response.body()).doesNotContain("secret").doesNotContain("Exception");
    }

    @Tag("attack")
    @Test
    void post_fromAnotherSite_isRefused() throws Exception {
        assertThat(send(post().header("Sec-Fetch-Site", "cross-site")).statusCode())
                .isEqualTo(403);
        assertThat(send(post().header("Origin", "https://evil.example")).statusCode())
                .isEqualTo(403);
        assertThat(send(post().header("Sec-Fetch-Site", "same-origin")).body()).isEqualTo("x");
        assertThat(send(post()).body()).isEqualTo("x");
    }

    @Test
    void addresses_areThoseOfTheLocalNetwork() throws Exception {
        assertThat(get("/links/addresses").body()).as("this machine only").isEqualTo("{\"urls\":[]}");
        try (WebServer server = WebServer.start("0.0.0.0", 0, List.of())) {
            URI local = URI.create("http://127.0.0.1:" + server.address().getPort());
            String urls = CLIENT.send(
                            HttpRequest.newBuilder(local.resolve("/links/addresses"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            assertThat(urls)
                    .doesNotContain("127.0.0.1")
                    .doesNotContain("0.0.0.0")
                    .startsWith("{\"urls\":[");
        }
    }

    @Test
    void qrCode_isDrawnForLinksOnly() throws Exception {
        assertThat(get("/links/qr?text=http%3A%2F%2F192.168.1.5%3A8080%2Fplay%2F1")
                        .body())
                .startsWith("<svg")
                .contains("viewBox=\"0 0 37 37\"");
        assertThat(get("/links/qr?text=hello").statusCode()).isEqualTo(400);
        assertThat(get("/links/qr?text=http%3A%2F%2F" + "x".repeat(400)).statusCode())
                .isEqualTo(400);
    }

    private static HttpRequest.Builder post() {
        return request("/api/echo").POST(BodyPublishers.ofString("x"));
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(SERVER.address().resolve(path));
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }
}
