package dev.outflank.web.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jwt.JWTClaimsSet;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.PersonStore;
import dev.outflank.judge.store.Role;
import dev.outflank.judge.store.Store;
import dev.outflank.web.WebServer;
import dev.outflank.web.http.RouteGroup;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse;
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

/** Signing in with a real, small OpenID provider, honest and not. */
@SuppressWarnings("NullAway.Init")
class OpenIdTest {
    private static final Map<String, Object> ANN =
            Map.of("sub", "s-1", "email", "Ann@Example.edu", "email_verified", true, "name", "Ann Elsewhere");

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private OpenIdProvider provider;
    private Store store;
    private WebServer server;

    @BeforeEach
    void open() throws Exception {
        provider = new OpenIdProvider();
        store = new Store(Database.openSqlite(folder));
        server = serve(false);
    }

    /** A server that the provider's browsers come back to. */
    private WebServer serve(boolean newStudents) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        SessionAuthenticator accounts = new SessionAuthenticator(store.people(), false);
        OpenIdSettings settings = new OpenIdSettings(
                provider.issuer(),
                OpenIdProvider.CLIENT,
                Optional.of(OpenIdProvider.SECRET),
                "Example University",
                URI.create("http://127.0.0.1:" + port),
                newStudents);
        assertThat(settings.toString()).doesNotContain(OpenIdProvider.SECRET);
        RouteGroup pages = new AccountPages(store, accounts, Optional.of(new OpenIdPages(store, accounts, settings)));
        return WebServer.start("127.0.0.1", port, List.of(pages), accounts);
    }

    @AfterEach
    void close() {
        client.close();
        server.close();
        store.database().close();
        provider.close();
    }

    private HttpResponse<String> get(URI address, String cookie) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        return client.send(
                (cookie.isEmpty() ? request : request.header("Cookie", cookie)).build(), BodyHandlers.ofString());
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    /** A browser's way up to where the provider sends it back. */
    private record Visit(String cookie, URI back) {}

    private Visit visit() throws IOException, InterruptedException {
        HttpResponse<String> begun = get(server.address().resolve("/sign-in/openid?next=/account"), "");
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(303);
        assertThat(header(begun, "Set-Cookie")).contains("HttpOnly", "SameSite=Lax", "Path=/sign-in/openid");
        assertThat(header(begun, "Location")).contains("code_challenge_method=S256", "nonce=", "state=");
        HttpResponse<String> approved = get(URI.create(header(begun, "Location")), "");
        return new Visit(header(begun, "Set-Cookie").split(";")[0], URI.create(header(approved, "Location")));
    }

    private HttpResponse<String> signIn() throws IOException, InterruptedException {
        Visit visit = visit();
        return get(visit.back(), visit.cookie());
    }

    private static String session(HttpResponse<String> answer) {
        return answer.headers().allValues("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith("session="))
                .findFirst()
                .map(cookie -> cookie.split(";")[0])
                .orElse("");
    }

    private Person imported() {
        PersonStore people = store.people();
        Person ann = people.add("ann", "Ann", Role.STUDENT).orElseThrow();
        people.setEmail(ann.id(), "ann@example.edu");
        return ann;
    }

    @Test
    void page_ofSigningIn_namesTheProvider() throws Exception {
        assertThat(get(server.address().resolve("/sign-in?next=/account"), "").body())
                .contains("href=\"/sign-in/openid?next=/account\"", "Sign in with Example University");
    }

    @Test
    void student_ofAClassList_isJoinedByTheVerifiedAddress_thenKnownBySubjectAlone() throws Exception {
        imported();
        provider.expect(ANN);
        HttpResponse<String> first = signIn();
        assertThat(first.statusCode()).as(first.body()).isEqualTo(303);
        assertThat(header(first, "Location")).isEqualTo("/account");
        assertThat(get(server.address().resolve("/account"), session(first)).body())
                .contains("Login ann, student");
        assertThat(store.auditLog().latest(10).toString()).contains("join identity");
        provider.expect(Map.of("sub", "s-1"));
        assertThat(session(signIn())).as("the address is not needed any more").isNotEmpty();
        provider.expect(Map.of("sub", "s-2", "email", "ann@example.edu", "email_verified", true));
        assertThat(signIn().statusCode())
                .as("whoever gets the address later is somebody else")
                .isEqualTo(403);
        store.people().setLocked(store.people().find("ann").orElseThrow().id(), true);
        provider.expect(ANN);
        assertThat(signIn().statusCode()).as("locked").isEqualTo(403);
    }

    @Test
    void address_toldApart_isAskedFor() throws Exception {
        imported();
        provider.expect(Map.of("sub", "s-1"), ANN);
        assertThat(session(signIn())).isNotEmpty();
        provider.expect(Map.of("sub", "s-9"), ANN);
        assertThat(signIn().statusCode()).as("of somebody else").isEqualTo(502);
    }

    @Test
    void address_thatIsNotVerified_opensNothing() throws Exception {
        imported();
        provider.expect(Map.of("sub", "s-1", "email", "ann@example.edu", "email_verified", false));
        assertThat(signIn().statusCode()).isEqualTo(403);
        provider.expect(Map.of("sub", "s-1", "email", "ann@example.edu"));
        assertThat(signIn().statusCode()).isEqualTo(403);
    }

    @Test
    void staff_areNotFoundByAnAddress() throws Exception {
        Person prof = store.people().add("ann@example.edu", "Prof", Role.STAFF).orElseThrow();
        provider.expect(ANN);
        assertThat(signIn().statusCode()).isEqualTo(403);
        store.people().setEmail(prof.id(), "ann@example.edu");
        assertThat(signIn().statusCode()).isEqualTo(403);
    }

    @Test
    void stranger_getsAStudentsAccount_onlyIfTheSettingSaysSo() throws Exception {
        provider.expect(ANN);
        assertThat(signIn().statusCode()).isEqualTo(403);
        assertThat(store.people().all()).isEmpty();
        server.close();
        server = serve(true);
        assertThat(session(signIn())).isNotEmpty();
        assertThat(session(signIn())).as("the same account again").isNotEmpty();
        assertThat(store.people().all()).singleElement().satisfies(person -> {
            assertThat(person.login()).matches("ann-[0-9a-f]{8}");
            assertThat(person.name()).isEqualTo("Ann Elsewhere");
            assertThat(person.role()).isEqualTo(Role.STUDENT);
        });
    }

    @Test
    void token_thatIsNotForUsNowFromThisProvider_opensNothing() throws Exception {
        imported();
        Instant now = Instant.now();
        Map<String, UnaryOperator<JWTClaimsSet.Builder>> lies = Map.of(
                "nonce", claims -> claims.claim("nonce", "another"),
                "no nonce", claims -> claims.claim("nonce", null),
                "audience", claims -> claims.audience("another"),
                "issuer", claims -> claims.issuer("https://evil.example"),
                "expired", claims -> claims.expirationTime(Date.from(now.minusSeconds(3600))),
                "no end", claims -> claims.expirationTime(null),
                "future", claims -> claims.issueTime(Date.from(now.plusSeconds(3600))));
        for (Map.Entry<String, UnaryOperator<JWTClaimsSet.Builder>> lie : lies.entrySet()) {
            provider.expect(ANN);
            provider.lie(lie.getValue());
            expectRefusal(lie.getKey(), signIn());
        }
        provider.expect(ANN);
        provider.signWith(OpenIdProvider.fresh());
        expectRefusal("foreign key", signIn());
    }

    private static void expectRefusal(String what, HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(what).isEqualTo(502);
        assertThat(session(answer)).as(what).isEmpty();
        assertThat(answer.body()).as(what).contains("Signing in with Example University did not work");
    }

    @Test
    void answer_withAnotherStateCookieOrCode_opensNothing() throws Exception {
        imported();
        provider.expect(ANN);
        Visit visit = visit();
        String back = visit.back().toString();
        expectRefusal("state", get(URI.create(back.replaceAll("state=[^&]+", "state=x")), visit.cookie()));
        expectRefusal("code", get(URI.create(back.replaceAll("code=[^&]+", "code=x")), visit.cookie()));
        expectRefusal("issuer", get(URI.create(back + "&iss=https://evil.example"), visit.cookie()));
        expectRefusal("refused", get(URI.create(back.replaceAll("code=[^&]+", "error=access_denied")), visit.cookie()));
        assertThat(get(visit.back(), "").statusCode()).as("without its cookie").isEqualTo(400);
        assertThat(get(visit.back(), "openid=a|b|c|/d").statusCode())
                .as("with a damaged one")
                .isEqualTo(400);
        expectRefusal("another browser's", get(visit.back(), visit().cookie()));
        assertThat(session(get(visit.back(), visit.cookie())))
                .as("as it should be")
                .isNotEmpty();
        expectRefusal("a second time", get(visit.back(), visit.cookie()));
    }

    @Test
    void provider_thatCannotBeReached_isSaidAndTriedAgain() throws Exception {
        provider.close();
        HttpResponse<String> begun = get(server.address().resolve("/sign-in/openid"), "");
        assertThat(begun.statusCode()).isEqualTo(502);
        assertThat(begun.body()).contains("did not work").doesNotContain("Exception");
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
