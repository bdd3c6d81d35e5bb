package dev.outflank.web.compete;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.store.Database;
import dev.outflank.rules.PlayerRegistry;
import dev.outflank.web.WebServer;
import dev.outflank.web.account.AccountPages;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.lti.LtiKey;
import dev.outflank.web.lti.LtiPages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A server with the contest pages on its own database, with methods for requests. */
public final class JudgeTestServer implements AutoCloseable {
    public static final PlayerRegistry PLAYER_REGISTRY = new BuiltInPlayerRegistry();

    /** A small contest with one staff player. */
    public static final String CUP = """
        like: aps105-lab8
        title: "Cup <of> 6"
        dates: {}
        staff: {novice: first}
        total: 11
        marking:
          - {part: Working, marks: 1, working: {hand-in: part2, board: 6}}
          - {part: Style, marks: 10, manual: by hand}
        competition:
          hand-in: part2
          boards: [6]
          entry: {move: true}
          players: [novice]
          format: ladder
          meetings: 2
          certificates: true
        """;

    public static final String PUBLIC_URL = "http://test";

    private static final LtiKey LTI_KEY = createKey();
    private static final String BOUNDARY = "outflank-boundary";

    public final Database database;
    public final JudgeServices judge;
    public final WebServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    public JudgeTestServer(Path folder) throws Exception {
        this(folder, List.of());
    }

    /** A server with further pages. */
    public JudgeTestServer(Path folder, List<RouteGroup> others) throws Exception {
        this(Database.openSqlite(folder), others, true);
    }

    public JudgeTestServer(Database database) throws Exception {
        this(database, List.of(), true);
    }

    /** A server without the demo contest, whose games would be played besides those of the test. */
    public static JudgeTestServer withoutDemo(Database database, List<RouteGroup> others) throws Exception {
        return new JudgeTestServer(database, others, false);
    }

    private JudgeTestServer(Database database, List<RouteGroup> others, boolean hasDemo) throws Exception {
        this.database = database;
        this.judge = new JudgeServices(database, PLAYER_REGISTRY);
        if (hasDemo) {
            judge.contests().createDemo();
        }
        SessionAuthenticator authenticator = new SessionAuthenticator(judge.accounts(), false);
        List<RouteGroup> groups = new ArrayList<>(List.of(new AccountPages(judge.accounts(), authenticator)));
        groups.addAll(CompeteRoutes.of(judge, PUBLIC_URL));
        groups.addAll(LtiPages.of(judge, authenticator, URI.create(PUBLIC_URL), LTI_KEY));
        groups.addAll(others);
        this.server = WebServer.start("127.0.0.1", 0, groups, authenticator);
    }

    /** One key for all servers: creating it takes longer than most tests. */
    private static LtiKey createKey() {
        try {
            Path folder = Files.createTempDirectory("outflank-lti");
            Path file = folder.resolve("key.json");
            LtiKey key = LtiKey.open(file);
            Files.delete(file);
            Files.delete(folder);
            return key;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Creates an account and returns a token for it. */
    public String token(String login, Role role) throws RequestRefusedException {
        Person person = judge.accounts().add(login, login, role).orElseThrow();
        return judge.accounts().addToken(person, "test");
    }

    private HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.address().resolve(path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    public HttpResponse<String> get(String path, String token) throws IOException, InterruptedException {
        return client.send(request(path, token).build(), BodyHandlers.ofString());
    }

    /** A page in a language. */
    HttpResponse<String> get(String path, String token, String language) throws IOException, InterruptedException {
        return client.send(
                request(path, token).header("Accept-Language", language).build(), BodyHandlers.ofString());
    }

    /** Opens a response without reading its body, which may not end. */
    public HttpResponse<InputStream> open(String path, String token) throws IOException, InterruptedException {
        return client.send(request(path, token).build(), BodyHandlers.ofInputStream());
    }

    public HttpResponse<String> post(String path, String token, Map<String, String> form)
            throws IOException, InterruptedException {
        String body = form.entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return client.send(
                request(path, token)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    public HttpResponse<String> json(String path, String token, String body) throws IOException, InterruptedException {
        return client.send(
                request(path, token).POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
    }

    /** Sends a GET request with a cookie. */
    public HttpResponse<String> withCookie(String path, String cookie) throws IOException, InterruptedException {
        return client.send(request(path, "").header("Cookie", cookie).build(), BodyHandlers.ofString());
    }

    /** Uploads a file as a browser form does. */
    public HttpResponse<String> upload(String path, String token, String name, String text)
            throws IOException, InterruptedException {
        String body = ("--%s\r\nContent-Disposition: form-data; name=\"files\"; filename=\"%s\"\r\nContent-Type:"
                        + " text/plain\r\n\r\n%s\r\n--%s--\r\n")
                .formatted(BOUNDARY, name, text, BOUNDARY);
        return client.send(
                request(path, token)
                        .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    @Override
    public void close() {
        client.close();
        server.close();
        judge.close();
    }
}
