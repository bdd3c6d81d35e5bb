package dev.outflank.web.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jwt.JWTClaimsSet;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.web.WebServer;
import dev.outflank.web.http.RouteGroup;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sign-in with a minimal OpenID provider, with valid and invalid responses. */
@SuppressWarnings("NullAway.Init")
class OpenIdTest {
    private static final Map<String, Object> ANN =
            Map.of("sub", "s-1", "email", "Ann@Example.edu", "email_verified", true, "name", "Ann Elsewhere");

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private OpenIdProvider provider;
    private JudgeServices judge;
    private WebServer server;

    @BeforeEach
    void open() throws Exception {
        provider = new OpenIdProvider();
        judge = JudgeServices.openSqlite(folder, new BuiltInPlayerRegistry());
        server = serve(false);
    }

    /** A server with a fixed port, to which the provider redirects. */
    private WebServer serve(boolean newStudents) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        SessionAuthenticator accounts = new SessionAuthenticator(judge.accounts(), false);
        OpenIdSettings settings = new OpenIdSettings(
                provider.issuer(),
                OpenIdProvider.CLIENT,
                Optional.of(OpenIdProvider.SECRET),
                "Example University",
                URI.create("http://127.0.0.1:" + port),
                newStudents);
        assertThat(settings.toString()).doesNotContain(OpenIdProvider.SECRET);
        RouteGroup pages = new AccountPages(
                judge.accounts(), accounts, Optional.of(new OpenIdPages(judge.accounts(), accounts, settings)));
        return WebServer.start("127.0.0.1", port, List.of(pages), accounts);
    }

    @AfterEach
    void close() {
        client.close();
        server.close();
        judge.close();
        provider.close();
    }

    private HttpResponse<String> get(URI address, String cookie) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        return client.send(
                (cookie.isEmpty() ? request : request.header("Cookie", cookie)).build(), BodyHandlers.ofString());
    }

    private static String header(HttpResponse<String> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    /** The cookie and callback URL of a sign-in attempt. */
    private record Attempt(String cookie, URI callback) {}

    private Attempt startSignIn() throws IOException, InterruptedException {
        HttpResponse<String> started = get(server.address().resolve("/sign-in/openid?next=/account"), "");
        assertThat(started.statusCode()).as(started.body()).isEqualTo(303);
        assertThat(header(started, "Set-Cookie")).contains("HttpOnly", "SameSite=Lax", "Path=/sign-in/openid");
        assertThat(header(started, "Location")).contains("code_challenge_method=S256", "nonce=", "state=");
        HttpResponse<String> approved = get(URI.create(header(started, "Location")), "");
        return new Attempt(header(started, "Set-Cookie").split(";")[0], URI.create(header(approved, "Location")));
    }

    private HttpResponse<String> signIn() throws IOException, InterruptedException {
        Attempt attempt = startSignIn();
        return get(attempt.callback(), attempt.cookie());
    }

    private static String session(HttpResponse<String> response) {
        return response.headers().allValues("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith("session="))
                .findFirst()
                .map(cookie -> cookie.split(";")[0])
                .orElse("");
    }

    private Person importAnn() throws Exception {
        return judge.accounts().register("ann,Ann,ann@example.edu").getFirst().person();
    }

    @Test
    void signInPage_linksToProvider() throws Exception {
        assertThat(get(server.address().resolve("/sign-in?next=/account"), "").body())
                .contains("href=\"/sign-in/openid?next=/account\"", "Sign in with Example University");
    }

    @Test
    void student_onClassList_isLinkedByVerifiedEmail_thenBySubject() throws Exception {
        importAnn();
        provider.expect(ANN);
        HttpResponse<String> first = signIn();
        assertThat(first.statusCode()).as(first.body()).isEqualTo(303);
        assertThat(header(first, "Location")).isEqualTo("/account");
        assertThat(get(server.address().resolve("/account"), session(first)).body())
                .contains("Login ann, student");
        assertThat(judge.accounts().auditEvents(10).toString()).contains("join identity");
        provider.expect(Map.of("sub", "s-1"));
        assertThat(session(signIn())).as("the email is no longer needed").isNotEmpty();
        provider.expect(Map.of("sub", "s-2", "email", "ann@example.edu", "email_verified", true));
        assertThat(signIn().statusCode())
                .as("another subject with the same email is another person")
                .isEqualTo(403);
        Person admin =
                judge.accounts().add("admin", "Admin", Role.ADMINISTRATOR).orElseThrow();
        judge.accounts().setLocked(admin, judge.accounts().find("ann").orElseThrow(), true);
        provider.expect(ANN);
        assertThat(signIn().statusCode()).as("locked").isEqualTo(403);
    }

    @Test
    void email_onlyInUserInfo_isFetched() throws Exception {
        importAnn();
        provider.expect(Map.of("sub", "s-1"), ANN);
        assertThat(session(signIn())).isNotEmpty();
        provider.expect(Map.of("sub", "s-9"), ANN);
        assertThat(signIn().statusCode()).as("of another subject").isEqualTo(502);
    }

    @Test
    void email_notVerified_isRefused() throws Exception {
        importAnn();
        provider.expect(Map.of("sub", "s-1", "email", "ann@example.edu", "email_verified", false));
        assertThat(signIn().statusCode()).isEqualTo(403);
        provider.expect(Map.of("sub", "s-1", "email", "ann@example.edu"));
        assertThat(signIn().statusCode()).isEqualTo(403);
    }

    @Test
    void staff_areNotLinkedByEmail() throws Exception {
        Person other =
                judge.accounts().add("ann@example.edu", "Prof", Role.STAFF).orElseThrow();
        provider.expect(ANN);
        assertThat(signIn().statusCode()).as("found by login").isEqualTo(403);
        Person prof = judge.accounts()
                .register("prof,Prof,ann@example.edu")
                .getFirst()
                .person();
        judge.accounts().setRole(other, prof, Role.STAFF);
        assertThat(signIn().statusCode()).as("found by address").isEqualTo(403);
    }

    @Test
    void unknownPerson_getsStudentAccount_onlyIfAllowed() throws Exception {
        provider.expect(ANN);
        assertThat(signIn().statusCode()).isEqualTo(403);
        assertThat(judge.accounts().all()).isEmpty();
        server.close();
        server = serve(true);
        assertThat(session(signIn())).isNotEmpty();
        assertThat(session(signIn())).as("the same account again").isNotEmpty();
        assertThat(judge.accounts().all()).singleElement().satisfies(person -> {
            assertThat(person.login()).matches("ann-[0-9a-f]{8}");
            assertThat(person.name()).isEqualTo("Ann Elsewhere");
            assertThat(person.role()).isEqualTo(Role.STUDENT);
        });
    }

    @Test
    void idToken_invalid_isRefused() throws Exception {
        importAnn();
        Instant now = Instant.now();
        Map<String, UnaryOperator<JWTClaimsSet.Builder>> changes = Map.of(
                "nonce", claims -> claims.claim("nonce", "another"),
                "no nonce", claims -> claims.claim("nonce", null),
                "audience", claims -> claims.audience("another"),
                "issuer", claims -> claims.issuer("https://evil.example"),
                "expired", claims -> claims.expirationTime(Date.from(now.minusSeconds(3600))),
                "no expiry", claims -> claims.expirationTime(null),
                "future", claims -> claims.issueTime(Date.from(now.plusSeconds(3600))));
        for (Map.Entry<String, UnaryOperator<JWTClaimsSet.Builder>> change : changes.entrySet()) {
            provider.expect(ANN);
            provider.tamper(change.getValue());
            expectRefusal(change.getKey(), signIn());
        }
        provider.expect(ANN);
        provider.signWith(OpenIdProvider.newKey());
        expectRefusal("foreign key", signIn());
    }

    private static void expectRefusal(String description, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(description).isEqualTo(502);
        assertThat(session(response)).as(description).isEmpty();
        assertThat(response.body()).as(description).contains("Signing in with Example University failed");
    }

    @Test
    void callback_withOtherStateCookieOrCode_isRefused() throws Exception {
        importAnn();
        provider.expect(ANN);
        Attempt attempt = startSignIn();
        String callback = attempt.callback().toString();
        expectRefusal("state", get(URI.create(callback.replaceAll("state=[^&]+", "state=x")), attempt.cookie()));
        expectRefusal("code", get(URI.create(callback.replaceAll("code=[^&]+", "code=x")), attempt.cookie()));
        expectRefusal("issuer", get(URI.create(callback + "&iss=https://evil.example"), attempt.cookie()));
        expectRefusal(
                "refused", get(URI.create(callback.replaceAll("code=[^&]+", "error=access_denied")), attempt.cookie()));
        assertThat(get(attempt.callback(), "").statusCode())
                .as("without cookie")
                .isEqualTo(400);
        assertThat(get(attempt.callback(), "openid=a|b|c|/d").statusCode())
                .as("with an invalid cookie")
                .isEqualTo(400);
        expectRefusal("another browser's", get(attempt.callback(), startSignIn().cookie()));
        assertThat(session(get(attempt.callback(), attempt.cookie())))
                .as("valid")
                .isNotEmpty();
        expectRefusal("a second time", get(attempt.callback(), attempt.cookie()));
    }

    @Test
    void provider_unreachable_isReported() throws Exception {
        provider.close();
        HttpResponse<String> started = get(server.address().resolve("/sign-in/openid"), "");
        assertThat(started.statusCode()).isEqualTo(502);
        assertThat(started.body()).contains("failed").doesNotContain("Exception");
    }

    @Test
    void settings_withoutHttps_areRefused() {
        assertThatThrownBy(() -> new OpenIdSettings(
                        URI.create("http://login.example.edu"),
                        "a",
                        Optional.empty(),
                        "x",
                        URI.create("http://h"),
                        false))
                .hasMessageContaining("https://login.example.edu");
    }
}
