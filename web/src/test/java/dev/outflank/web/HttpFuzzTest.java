package dev.outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzzer;
import dev.outflank.judge.account.Role;
import dev.outflank.web.compete.JudgeTestServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sends mutated raw requests to a server with all its pages. */
@Tag("attack")
class HttpFuzzTest {
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3}) ");
    /** Sent by Jetty itself for an unknown transfer encoding or HTTP version. */
    private static final Set<Integer> JETTY_ERRORS = Set.of(501, 505);

    private static final int MAX_RESPONSE_BYTES = 1 << 18;

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void request_malformed_neverCausesServerError() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder, SiteRoutes.publicRoutes(folder))) {
            site.judge.workers().heartbeat("worker", 1);
            String token = site.token("ann", Role.STUDENT);
            Fuzzer.run(300, requests(token), input -> {
                String response = send(site.server.address(), input.length % 4 == 0 ? input : withLength(input));
                Matcher status = STATUS.matcher(response);
                int code = status.lookingAt() ? Integer.parseInt(status.group(1)) : 0;
                assertThat(code < 500 || JETTY_ERRORS.contains(code))
                        .as(response)
                        .isTrue();
                String body = Fuzzer.requireNoInternals(response.substring(Math.max(0, response.indexOf("\r\n\r\n"))));
                return code + (body.contains("error") ? body : "");
            });
            assertThat(site.get("/health", "").statusCode()).isEqualTo(200);
        }
    }

    private static List<byte[]> requests(String token) {
        List<String> paths = List.of(
                "/play",
                "/compete",
                "/compete/house-ladder",
                "/compete/house-ladder/games?page=1",
                "/learn",
                "/account",
                "/compete/house-ladder/games/1/1",
                "/compete/house-ladder/contenders/1/against/2",
                "/assets/base.css",
                "/compete/house-ladder/live/1",
                "/compete/house-ladder/mine",
                "/compete/house-ladder/uploads/1",
                "/staff",
                "/api/contests/house-ladder/leaderboard",
                "/api/uploads/1",
                "/sign-in?next=/compete",
                "/welcome/abc",
                "/api/analyse/game?record=f5d6c3d3c4",
                "/api/analyse/export?record=f5d6&format=ggf",
                "/api/start?size=8",
                "/api/analyse/picture?record=f5d6&ply=1",
                "/api/opponents?size=6",
                "/api/games/abc/record",
                "/api/learn/scores?lesson=greedy&record=f5",
                "/api/learn/network?record=f5",
                "/api/learn/tree?board=0000021001200000%201",
                "/api/learn/walk?board=-----OX--XO-----X&search=minimax&state=0");
        String signedIn = "Host: test\r\nConnection: close\r\nAuthorization: Bearer " + token + "\r\n";
        String anonymous = "Host: test\r\nConnection: close\r\nCookie: session=abc; visitor=\"x\"\r\nAccept: */*\r\n";
        List<String> requests = new ArrayList<>();
        for (String path : paths) {
            requests.add("GET " + path + " HTTP/1.1\r\n" + (requests.size() % 2 == 0 ? signedIn : anonymous) + "\r\n");
        }
        requests.add(post(
                "/api/games",
                signedIn,
                "application/json",
                "{\"size\":8,\"black\":\"me\",\"white\":\"me\",\"minutes\":5," + "\"increment\":3,\"board\":null}"));
        requests.add(post(
                "/api/analyse/guess",
                signedIn,
                "application/json",
                "{\"record\":\"f5\",\"ply\":1e9990009223372036854775808," + "\"square\":\"d6\"}"));
        requests.add(post("/api/games/abc/moves", anonymous, "application/json", "{\"ply\":0,\"square\":\"f5\"}"));
        requests.add(post("/api/analyse/records", anonymous, "text/plain", "(;GM[Othello]PB[a]PW[b]TY[8]B[f5]W[d6];)"));
        requests.add(post(
                "/api/contests/house-ladder/uploads",
                signedIn,
                "application/json",
                "{\"files\":{\"a.c\":\"int x;\"}}"));
        requests.add(post(
                "/sign-in",
                anonymous,
                "application/x-www-form-urlencoded",
                "login=ann&password=secret&next=%2Fcompete"));
        requests.add(post("/account/tokens", signedIn, "application/x-www-form-urlencoded", "label=a%20token"));
        requests.add(post("/compete/house-ladder/uploads", signedIn, "multipart/form-data; boundary=b", """
                    --b
                    Content-Disposition: form-data; name="files"; filename="bot.c"
                    Content-Type: text/plain

                    int x;
                    --b--
                    """.replace(
                        "\n", "\r\n")));
        return Fuzzer.texts(requests.toArray(String[]::new));
    }

    private static String post(String path, String headers, String type, String body) {
        return "POST " + path + " HTTP/1.1\r\n" + headers + "Content-Type: " + type + "\r\nContent-Length: "
                + body.length() + "\r\n\r\n" + body;
    }

    /** Corrects the Content-Length, so that the mutated body is read. */
    private static byte[] withLength(byte[] request) {
        String text = new String(request, StandardCharsets.ISO_8859_1);
        int body = text.indexOf("\r\n\r\n") + 4;
        return text.replaceFirst("Content-Length: \\d+", "Content-Length: " + Math.max(0, text.length() - body))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String send(URI server, byte[] request) throws IOException {
        ByteArrayOutputStream response = new ByteArrayOutputStream();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort())) {
            // Long enough for a loaded machine. Only event streams, which never end, reach this timeout.
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request);
            socket.shutdownOutput();
            InputStream in = socket.getInputStream();
            byte[] buffer = new byte[1 << 13];
            for (int read = in.read(buffer);
                    read >= 0 && response.size() < MAX_RESPONSE_BYTES;
                    read = in.read(buffer)) {
                response.write(buffer, 0, read);
            }
        } catch (SocketTimeoutException e) {
            assertThat(response.size()).as("bytes received before the timeout").isPositive();
        } catch (SocketException e) {
            // The server may refuse a request and close the connection before reading all of it.
            return response.toString(StandardCharsets.UTF_8);
        }
        return response.toString(StandardCharsets.UTF_8);
    }
}
