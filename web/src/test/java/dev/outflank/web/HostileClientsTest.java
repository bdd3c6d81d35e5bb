package dev.outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.web.account.AccountPages;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.compete.CompeteRoutes;
import dev.outflank.web.http.Assets;
import dev.outflank.web.http.ProxySettings;
import dev.outflank.web.http.RouteGroup;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Attacks over HTTP on a server behind a TLS proxy. The test is the proxy: it adds X-Forwarded-For. */
@Tag("attack")
final class HostileClientsTest {
    private static final URI PUBLIC_URL = URI.create("https://reversi.example.edu");
    private static final String STRANGER = "198.51.100.1";
    private static final String OWNER = "203.0.113.9";
    private static final String PASSWORD = "a long password";
    private static final String NEW_GAME = "{\"size\":8,\"black\":\"me\",\"white\":\"friend\"}";

    @TempDir
    private Path folder = Path.of("/");

    /** A server with all pages. */
    private static final class Site implements AutoCloseable {
        final JudgeServices judge;
        final WebServer server;
        final HttpClient client = HttpClient.newHttpClient();

        Site(Path folder) throws Exception {
            judge = JudgeServices.openSqlite(folder, BuiltInPlayerRegistry.withoutFiles());
            judge.contests().createDemo();
            SessionAuthenticator accounts = new SessionAuthenticator(judge.accounts(), true);
            List<RouteGroup> groups = new ArrayList<>(List.of(new AccountPages(judge.accounts(), accounts)));
            groups.addAll(CompeteRoutes.of(judge, PUBLIC_URL.toString()));
            groups.addAll(SiteRoutes.publicRoutes(folder));
            ProxySettings proxy = new ProxySettings(
                    Optional.of(PUBLIC_URL),
                    List.of(ProxySettings.AddressRange.parse("127.0.0.1").orElseThrow()));
            server = WebServer.start("127.0.0.1", 0, groups, accounts, Assets.bundled(), proxy);
        }

        HttpRequest.Builder request(String path, String address) {
            return HttpRequest.newBuilder(server.address().resolve(path)).header("X-Forwarded-For", address);
        }

        HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
            return client.send(request.build(), BodyHandlers.ofString());
        }

        HttpResponse<String> form(String path, String address, String body) throws IOException, InterruptedException {
            return send(request(path, address)
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString(body)));
        }

        HttpResponse<String> signIn(String address, String login, String password) throws Exception {
            return form(
                    "/sign-in",
                    address,
                    "login=" + login + "&password=" + URLEncoder.encode(password, StandardCharsets.UTF_8));
        }

        /** Chooses a password by an invitation. */
        HttpResponse<String> choosePassword(String invitation) throws Exception {
            return form(
                    "/welcome/" + invitation, OWNER, "password=" + URLEncoder.encode(PASSWORD, StandardCharsets.UTF_8));
        }

        Person account(String login, Role role) throws Exception {
            Person person = judge.accounts().add(login, login, role).orElseThrow();
            assertThat(choosePassword(judge.accounts().invite("test", person)).statusCode())
                    .isEqualTo(303);
            return person;
        }

        @Override
        public void close() {
            client.close();
            server.close();
            judge.close();
        }
    }

    @Test
    void wrongPasswordsByStrangers_doNotLockTheOwnerOut() throws Exception {
        try (Site site = new Site(folder)) {
            site.account("boss", Role.ADMINISTRATOR);
            List<Integer> answers = new ArrayList<>();
            // Delays grow from one second: on a machine that pauses for longer than one, the next is reached.
            while (!answers.contains(429)) {
                answers.add(site.signIn(STRANGER, "boss", "guess number " + answers.size())
                        .statusCode());
                assertThat(answers).hasSizeLessThan(20);
            }
            assertThat(answers).startsWith(401, 401, 401, 401, 401);
            HttpResponse<String> delayed = site.signIn(STRANGER, "boss", PASSWORD);
            assertThat(delayed.statusCode()).isEqualTo(429);
            assertThat(delayed.headers().firstValue("Retry-After")).isPresent();
            assertThat(site.signIn(OWNER, "boss", PASSWORD).statusCode())
                    .as("the owner at another address")
                    .isEqualTo(303);
            site.account("ann", Role.STUDENT);
            assertThat(site.signIn(STRANGER, "ann", PASSWORD).statusCode())
                    .as("another person at the address of the stranger")
                    .isEqualTo(303);
        }
    }

    @Test
    void oldKeys_endWithANewPasswordOrInvitation() throws Exception {
        try (Site site = new Site(folder)) {
            Person boss = site.judge
                    .accounts()
                    .add("boss", "Boss", Role.ADMINISTRATOR)
                    .orElseThrow();
            String first = site.judge.accounts().invite("test", boss);
            String second = site.judge.accounts().invite("test", boss);
            assertThat(site.choosePassword(first).statusCode())
                    .as("replaced by the second")
                    .isEqualTo(404);
            assertThat(site.choosePassword(second).statusCode()).isEqualTo(303);
            String token = site.judge.accounts().addToken(boss, "laptop");
            String session = site.judge.accounts().openSession(boss, Duration.ofDays(1));
            assertThat(site.judge.accounts().findByToken(token)).isPresent();
            String reset = site.judge.accounts().invite("other", boss);
            assertThat(site.judge.accounts().findByToken(token)).isEmpty();
            assertThat(site.judge.accounts().findBySession(session)).isEmpty();
            String later = site.judge.accounts().addToken(boss, "laptop");
            assertThat(site.choosePassword(reset).statusCode()).isEqualTo(303);
            assertThat(site.judge.accounts().findByToken(later)).isEmpty();
            assertThat(site.choosePassword(reset).statusCode()).isEqualTo(404);
        }
    }

    @Test
    void initialAdminKey_secondStart_replacesTheFirst() throws Exception {
        try (Site site = new Site(folder)) {
            String first = site.judge.accounts().initialAdminKey().orElseThrow();
            String second = site.judge.accounts().initialAdminKey().orElseThrow();
            assertThat(site.choosePassword(first).statusCode()).isEqualTo(404);
            assertThat(site.choosePassword(second).statusCode()).isEqualTo(303);
            assertThat(site.judge.accounts().initialAdminKey()).isEmpty();
        }
    }

    @Test
    void head_everyGetRouteWithoutParameters_answersLikeGet() throws Exception {
        try (Site site = new Site(folder)) {
            Person boss = site.account("boss", Role.ADMINISTRATOR);
            String token = site.judge.accounts().addToken(boss, "test");
            List<String> paths = site.server.routes().stream()
                    .filter(route -> route.method().equals(HandlerType.GET))
                    .map(WebServer.Route::path)
                    .filter(path -> !path.matches(".*[{<*].*"))
                    .toList();
            assertThat(paths).contains("/play", "/account", "/health");
            for (String path : paths) {
                for (String authorization : List.of("none", "Bearer " + token)) {
                    HttpResponse<String> get = site.send(site.request(path, OWNER)
                            .header("Authorization", authorization)
                            .GET());
                    HttpResponse<String> head = site.send(site.request(path, OWNER)
                            .header("Authorization", authorization)
                            .HEAD());
                    assertThat(head.statusCode()).as(path).isEqualTo(get.statusCode());
                    assertThat(head.headers().firstValue("Content-Type"))
                            .as(path)
                            .isEqualTo(get.headers().firstValue("Content-Type"));
                    assertThat(head.body()).as(path).isEmpty();
                }
            }
        }
    }

    @Test
    void head_streamOfEvents_ends() throws Exception {
        try (Site site = new Site(folder)) {
            HttpResponse<String> created =
                    site.send(site.request("/api/games", OWNER).POST(BodyPublishers.ofString(NEW_GAME)));
            String id = created.body().replaceAll(".*\"id\":\"([0-9a-f]+)\".*", "$1");
            HttpResponse<String> head = site.send(site.request("/api/games/" + id + "/events", OWNER)
                    .timeout(Duration.ofSeconds(30))
                    .HEAD());
            assertThat(head.statusCode()).isEqualTo(200);
        }
    }

    @Test
    void post_fromThePublicUrlWithoutFetchMetadata_isAccepted_otherOriginsAreNot() throws Exception {
        try (Site site = new Site(folder)) {
            for (String origin : List.of("https://reversi.example.edu", "https://evil.example", "null")) {
                int status = site.send(site.request("/api/games", OWNER)
                                .header("Origin", origin)
                                .POST(BodyPublishers.ofString(NEW_GAME)))
                        .statusCode();
                assertThat(status).as(origin).isEqualTo(origin.startsWith("https://reversi") ? 201 : 403);
            }
        }
    }

    @Test
    void unknownCharacterEncodings_areRefusedWithASentence() throws Exception {
        try (Site site = new Site(folder)) {
            for (String charset : List.of("nonsense", "%00", "x".repeat(1000))) {
                HttpResponse<String> refused = site.send(site.request("/sign-in", STRANGER)
                        .header("Content-Type", "application/x-www-form-urlencoded; charset=" + charset)
                        .POST(BodyPublishers.ofString("login=ann&password=x")));
                assertThat(refused.statusCode()).as(charset).isEqualTo(400);
                assertThat(refused.body()).contains("a character encoding that this server does not know");
            }
        }
    }

    @Test
    void privatePages_areNotStored() throws Exception {
        try (Site site = new Site(folder)) {
            Person boss = site.account("boss", Role.ADMINISTRATOR);
            String token = site.judge.accounts().addToken(boss, "test");
            for (String path : List.of("/account", "/staff", "/compete")) {
                assertThat(site.send(site.request(path, OWNER).header("Authorization", "Bearer " + token))
                                .headers()
                                .allValues("Cache-Control"))
                        .as(path)
                        .containsExactly("no-store");
            }
            String key = site.judge.accounts().invite("other", boss);
            assertThat(site.send(site.request("/welcome/" + key, OWNER))
                            .headers()
                            .firstValue("Cache-Control"))
                    .contains("no-store");
        }
    }

    @Test
    void gamesWithoutCookies_useUpOnlyTheAddressOfTheClient() throws Exception {
        try (Site site = new Site(folder)) {
            int refused = 0;
            for (int i = 0; i < 520; i++) {
                int status = site.send(site.request("/api/games", STRANGER).POST(BodyPublishers.ofString(NEW_GAME)))
                        .statusCode();
                refused += status == 429 ? 1 : 0;
            }
            assertThat(refused).isEqualTo(20);
            assertThat(site.send(site.request("/api/games", OWNER).POST(BodyPublishers.ofString(NEW_GAME)))
                            .statusCode())
                    .isEqualTo(201);
        }
    }

    @Test
    void contestWithAFileOfTheServerOrAHugeScalar_isRefused() throws Exception {
        try (Site site = new Site(folder)) {
            Person boss = site.account("boss", Role.ADMINISTRATOR);
            String token = site.judge.accounts().addToken(boss, "test");
            Path pipe = folder.resolve("pipe");
            assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                    .isZero();
            for (String text : List.of(
                    "like: aps105-lab8\ntitle: T\ndates: {}\nstaff: {x: \"engine:level=1,weights=" + pipe + "\"}",
                    "like: aps105-lab8\ntitle: T\ndates: {}\nstaff: {x: \"engine:level=1,large=" + pipe + "\"}",
                    "title: " + "a ".repeat(750_000))) {
                HttpResponse<String> refused = site.send(site.request("/staff/contests", OWNER)
                        .header("Authorization", "Bearer " + token)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .timeout(Duration.ofSeconds(60))
                        .POST(BodyPublishers.ofString(
                                "id=evil&text=" + URLEncoder.encode(text, StandardCharsets.UTF_8))));
                assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
                assertThat(refused.body()).containsAnyOf("names a file", "at most 256 KB");
            }
        }
    }
}
