package dev.outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzzer;
import dev.outflank.judge.store.Role;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Requests as no browser sends them, byte by byte over a socket, to a server with all its parts. */
class HttpFuzzTest {
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3}) ");
    /** What HTTP wants for another version of itself and for a transfer that nobody knows: said before we are asked. */
    private static final Set<Integer> OF_HTTP_ITSELF = Set.of(501, 505);

    private static final int LONGEST_ANSWER = 1 << 18;

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void request_broken_neverOurFaultAndTheServerStays() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder, SiteRoutes.publicRoutes(folder))) {
            house.store.workers().heartbeat("one who is there", 1);
            String token = house.token("ann", Role.STUDENT);
            Fuzzer.run(300, requests(token), input -> {
                String answer = answer(house.server.address(), input.length % 4 == 0 ? input : withLength(input));
                Matcher status = STATUS.matcher(answer);
                int code = status.lookingAt() ? Integer.parseInt(status.group(1)) : 0;
                assertThat(code < 500 || OF_HTTP_ITSELF.contains(code))
                        .as(answer)
                        .isTrue();
                String body = Fuzzer.requireNoInternals(answer.substring(Math.max(0, answer.indexOf("\r\n\r\n"))));
                return code + (body.contains("error") ? body : "");
            });
            assertThat(house.get("/health", "").statusCode()).isEqualTo(200);
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
                "/api/learn/tree?board=0000021001200000%201",
                "/api/learn/walk?board=-----OX--XO-----X&search=minimax&state=0");
        String who = "Host: house\r\nConnection: close\r\nAuthorization: Bearer " + token + "\r\n";
        String nobody = "Host: house\r\nConnection: close\r\nCookie: session=abc; visitor=\"x\"\r\nAccept: */*\r\n";
        List<String> requests = new ArrayList<>();
        for (String path : paths) {
            requests.add("GET " + path + " HTTP/1.1\r\n" + (requests.size() % 2 == 0 ? who : nobody) + "\r\n");
        }
        requests.add(post(
                "/api/games",
                who,
                "application/json",
                "{\"size\":8,\"black\":\"me\",\"white\":\"me\",\"minutes\":5," + "\"increment\":3,\"board\":null}"));
        requests.add(post(
                "/api/analyse/guess",
                who,
                "application/json",
                "{\"record\":\"f5\",\"ply\":1e9990009223372036854775808," + "\"square\":\"d6\"}"));
        requests.add(post("/api/games/abc/moves", nobody, "application/json", "{\"ply\":0,\"square\":\"f5\"}"));
        requests.add(post("/api/analyse/records", nobody, "text/plain", "(;GM[Othello]PB[a]PW[b]TY[8]B[f5]W[d6];)"));
        requests.add(post(
                "/api/contests/house-ladder/uploads", who, "application/json", "{\"files\":{\"a.c\":\"int x;\"}}"));
        requests.add(post(
                "/sign-in", nobody, "application/x-www-form-urlencoded", "login=ann&password=secret&next=%2Fcompete"));
        requests.add(post("/account/tokens", who, "application/x-www-form-urlencoded", "label=a%20token"));
        requests.add(post(
                "/compete/house-ladder/uploads", who, "multipart/form-data; boundary=b", """
                    --b
                    Content-Disposition: form-data; name="files"; filename="bot.c"
                    Content-Type: text/plain

                    int x;
                    --b--
                    """.replace("\n", "\r\n")));
        return Fuzzer.texts(requests.toArray(String[]::new));
    }

    private static String post(String path, String headers, String type, String body) {
        return "POST " + path + " HTTP/1.1\r\n" + headers + "Content-Type: " + type + "\r\nContent-Length: "
                + body.length() + "\r\n\r\n" + body;
    }

    /** The length of the body put right, so that what is broken in it is read. */
    private static byte[] withLength(byte[] request) {
        String text = new String(request, StandardCharsets.ISO_8859_1);
        int body = text.indexOf("\r\n\r\n") + 4;
        return text.replaceFirst("Content-Length: \\d+", "Content-Length: " + Math.max(0, text.length() - body))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String answer(URI server, byte[] request) throws IOException {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort())) {
            // Long enough for a loaded machine; only a stream of events, which has begun by then, waits as long.
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request);
            socket.shutdownOutput();
            InputStream in = socket.getInputStream();
            byte[] buffer = new byte[1 << 13];
            for (int read = in.read(buffer); read >= 0 && answer.size() < LONGEST_ANSWER; read = in.read(buffer)) {
                answer.write(buffer, 0, read);
            }
        } catch (SocketTimeoutException e) {
            assertThat(answer.size()).as("bytes of an answer in time").isPositive();
        } catch (SocketException closedEarly) {
            // The server need not read a request to its end before it refuses it.
            return answer.toString(StandardCharsets.UTF_8);
        }
        return answer.toString(StandardCharsets.UTF_8);
    }
}
