package dev.outflank.web.lti;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.lti.LtiPlatform;
import dev.outflank.web.compete.Databases;
import dev.outflank.web.compete.JudgeTestServer;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Launches, deep linking, class lists and marks with a platform that has its own keys and endpoints. */
final class LtiTest {
    private final HttpClient browser = HttpClient.newHttpClient();

    @TempDir
    private Path folder = Path.of("/");

    /** A login that waits for its launch. */
    private record Login(String state, String nonce, String cookie) {}

    private HttpResponse<String> get(JudgeTestServer site, String path, String... headers) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(site.server.address().resolve(path));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return browser.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static String loginPath(TestPlatform platform) {
        return "/lti/login?"
                + Forms.encode(Map.of(
                        "iss",
                        platform.issuer(),
                        "client_id",
                        TestPlatform.CLIENT,
                        "login_hint",
                        "7",
                        "lti_message_hint",
                        "h 8"));
    }

    private Login login(JudgeTestServer site, TestPlatform platform) throws Exception {
        HttpResponse<String> response = get(site, loginPath(platform));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(303);
        URI address = URI.create(response.headers().firstValue("Location").orElseThrow());
        Map<String, String> query = new HashMap<>();
        for (String pair : address.getRawQuery().split("&")) {
            String[] parts = pair.split("=", 2);
            query.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        assertThat(query)
                .containsEntry("response_type", "id_token")
                .containsEntry("response_mode", "form_post")
                .containsEntry("prompt", "none")
                .containsEntry("client_id", TestPlatform.CLIENT)
                .containsEntry("login_hint", "7")
                .containsEntry("lti_message_hint", "h 8")
                .containsEntry("redirect_uri", JudgeTestServer.PUBLIC_URL + "/lti/launch");
        String cookie =
                response.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
        return new Login(String.valueOf(query.get("state")), String.valueOf(query.get("nonce")), cookie);
    }

    private HttpResponse<String> launch(JudgeTestServer site, String state, String token, String cookie)
            throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        site.server.address().resolve("/lti/launch"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", "https://moodle.example.edu")
                .header("Sec-Fetch-Site", "cross-site");
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        return browser.send(
                request.POST(HttpRequest.BodyPublishers.ofString(
                                Forms.encode(Map.of("state", state, "id_token", token))))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> launch(JudgeTestServer site, TestPlatform platform, String subject, String role)
            throws Exception {
        Login login = login(site, platform);
        return launch(
                site,
                login.state(),
                platform.sign(
                        platform.launch(login.nonce(), subject, role, "cup").build()),
                login.cookie());
    }

    private static HostedContest cup(JudgeTestServer site) throws Exception {
        site.judge.contests().save("test", "cup", JudgeTestServer.CUP, false);
        return site.judge.contests().find("cup").orElseThrow();
    }

    private static Person person(JudgeTestServer site, LtiPlatform registered, String subject) {
        return site.judge.lti().subjects(registered).entrySet().stream()
                .filter(one -> one.getValue().equals(subject))
                .map(one -> site.judge.accounts().find(one.getKey()).orElseThrow())
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void launch_learner_isSignedInEnrolledAndGetsMarks(Databases databases) throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(databases.open(folder));
                TestPlatform platform = new TestPlatform(site.server.address())) {
            HostedContest cup = cup(site);
            site.judge.lti().save("admin", platform.registration(false, false));
            LtiPlatform registered = site.judge.lti().platforms().getFirst();
            HttpResponse<String> response = launch(site, platform, "ann", "Learner");
            assertThat(response.statusCode()).as(response.body()).isEqualTo(303);
            assertThat(response.headers().firstValue("Location")).contains("/compete/cup");
            String session = response.headers().allValues("Set-Cookie").stream()
                    .filter(cookie -> cookie.startsWith("session="))
                    .findFirst()
                    .orElseThrow()
                    .split(";")[0];
            assertThat(site.withCookie("/compete/cup", session).statusCode()).isEqualTo(200);
            Person ann = person(site, registered, "ann");
            assertThat(ann.role()).isEqualTo(Role.STUDENT);
            assertThat(ann.login()).startsWith("name.of.ann-");
            assertThat(site.judge.contests().members("cup")).containsExactly(ann);
            assertThat(launch(site, platform, "ann", "Learner").statusCode()).isEqualTo(303);
            assertThat(person(site, registered, "ann"))
                    .as("the same account again")
                    .isEqualTo(ann);

            String staff = site.token("tess", Role.STAFF);
            assertThat(site.post("/compete/cup/platforms/members", staff, Map.of())
                            .body())
                    .contains("2 students were enrolled");
            assertThat(site.judge.contests().members("cup"))
                    .extracting(Person::name)
                    .containsExactlyInAnyOrder("Name of ann", "Name of cid");
            site.judge.marks().setManualMark("tess", cup, ann, "Style", Optional.of(new BigDecimal("7.5")));
            for (int i = 0; i < 2; i++) {
                assertThat(site.post("/compete/cup/platforms/marks", staff, Map.of())
                                .body())
                        .contains("2 marks were sent")
                        .doesNotContain("role=\"alert\"");
            }
            assertThat(platform.lineItems).as("created once, then remembered").hasSize(1);
            assertThat(platform.lineItems.getFirst().path("scoreMaximum").asInt())
                    .isEqualTo(11);
            assertThat(platform.scores).hasSize(4);
            assertThat(platform.scores)
                    .filteredOn(score -> score.path("userId").asString().equals("ann"))
                    .allMatch(score -> score.path("scoreGiven").asDouble() == 7.5
                            && score.path("scoreMaximum").asInt() == 11);
            assertThat(site.judge.accounts().auditEvents(100))
                    .extracting("action")
                    .contains("register platform", "enrol", "enrol from platform", "send marks");
        }
    }

    @Test
    void launch_instructor_becomesStaffOnlyIfAllowed() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder);
                TestPlatform platform = new TestPlatform(site.server.address())) {
            cup(site);
            site.judge.lti().save("admin", platform.registration(false, false));
            launch(site, platform, "tess", "Instructor");
            LtiPlatform registered = site.judge.lti().platforms().getFirst();
            assertThat(person(site, registered, "tess").role()).isEqualTo(Role.STUDENT);
            site.judge.lti().save("admin", platform.registration(true, false));
            launch(site, platform, "tess", "Instructor");
            assertThat(person(site, registered, "tess").role()).isEqualTo(Role.STAFF);
            launch(site, platform, "ann", "Learner");
            assertThat(person(site, registered, "ann").role()).isEqualTo(Role.STUDENT);
        }
    }

    @Test
    void launch_email_findsAnAccountOnlyIfTrustedAndNeverStaff() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder);
                TestPlatform platform = new TestPlatform(site.server.address())) {
            HostedContest cup = cup(site);
            site.judge.contests().enrol("staff", cup, "ann0,Ann,ann@example.edu\nbob0,Bob,bob@example.edu\n");
            site.judge.lti().save("admin", platform.registration(false, false));
            launch(site, platform, "ann", "Learner");
            LtiPlatform registered = site.judge.lti().platforms().getFirst();
            assertThat(person(site, registered, "ann").login()).isNotEqualTo("ann0");
            site.judge.lti().save("admin", platform.registration(false, true));
            launch(site, platform, "bob", "Learner");
            assertThat(person(site, registered, "bob").login()).isEqualTo("bob0");
        }
    }

    /** Changes that make a valid launch invalid. */
    private static Map<String, Function<JWTClaimsSet.Builder, JWTClaimsSet.Builder>> wrongClaims() {
        Instant now = Instant.now();
        Map<String, Function<JWTClaimsSet.Builder, JWTClaimsSet.Builder>> wrong = new LinkedHashMap<>();
        wrong.put("nonce", claims -> claims.claim("nonce", "another"));
        wrong.put("no nonce", claims -> claims.claim("nonce", null));
        wrong.put("issuer", claims -> claims.issuer("https://other.example.edu"));
        wrong.put("audience", claims -> claims.audience("another-client"));
        wrong.put("azp", claims -> claims.claim("azp", "another-client"));
        wrong.put("two audiences without azp", claims -> claims.audience(List.of(TestPlatform.CLIENT, "other")));
        wrong.put("deployment", claims -> claims.claim(LtiMessage.CLAIM + "deployment_id", "other"));
        wrong.put("no deployment", claims -> claims.claim(LtiMessage.CLAIM + "deployment_id", null));
        wrong.put("version", claims -> claims.claim(LtiMessage.CLAIM + "version", "1.1"));
        wrong.put("message", claims -> claims.claim(LtiMessage.CLAIM + "message_type", "Other"));
        wrong.put("expired", claims -> claims.expirationTime(Date.from(now.minus(Duration.ofMinutes(10)))));
        wrong.put("no expiry", claims -> claims.expirationTime(null));
        wrong.put(
                "future",
                claims -> claims.issueTime(Date.from(now.plus(Duration.ofMinutes(10))))
                        .expirationTime(Date.from(now.plus(Duration.ofMinutes(20)))));
        wrong.put("no subject", claims -> claims.subject(null));
        return wrong;
    }

    @Test
    void launch_wrongToken_isRefused() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder);
                TestPlatform platform = new TestPlatform(site.server.address())) {
            cup(site);
            site.judge.lti().save("admin", platform.registration(true, true));
            for (var wrong : wrongClaims().entrySet()) {
                Login login = login(site, platform);
                JWTClaimsSet claims = wrong.getValue()
                        .apply(platform.launch(login.nonce(), "eve", "Instructor", "cup"))
                        .build();
                assertRefused(wrong.getKey(), launch(site, login.state(), platform.sign(claims), login.cookie()));
            }
            Login login = login(site, platform);
            JWTClaimsSet valid =
                    platform.launch(login.nonce(), "eve", "Instructor", "cup").build();
            assertRefused(
                    "another key with the same id",
                    launch(
                            site,
                            login.state(),
                            TestPlatform.sign(valid, TestPlatform.newKey("platform-key")),
                            login.cookie()));
            for (String token : List.of(new PlainJWT(valid).serialize(), hmac(valid, platform), "", "a.b.c", "x")) {
                Login next = login(site, platform);
                assertRefused("alg or form", launch(site, next.state(), token, next.cookie()));
            }
            assertThat(site.judge.accounts().all())
                    .as("no account was created")
                    .noneMatch(one -> one.name().contains("eve"));
        }
    }

    /** Signed with the public key as a secret, as in the attack on verifiers that trust the header. */
    private static String hmac(JWTClaimsSet claims, TestPlatform platform) throws Exception {
        SignedJWT jwt = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.HS256).keyID("platform-key").build(), claims);
        jwt.sign(new MACSigner(platform.key.toRSAPublicKey().getEncoded()));
        return jwt.serialize();
    }

    private static void assertRefused(String what, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(what + ": " + response.body()).isBetween(400, 403);
        assertThat(response.headers().allValues("Set-Cookie"))
                .as(what)
                .noneMatch(cookie -> cookie.startsWith("session="));
    }

    @Test
    void launch_stateReplayedForeignOrMissing_isRefused() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder);
                TestPlatform platform = new TestPlatform(site.server.address())) {
            cup(site);
            site.judge.lti().save("admin", platform.registration(false, false));
            Login login = login(site, platform);
            String token = platform.sign(
                    platform.launch(login.nonce(), "ann", "Learner", "cup").build());
            assertRefused("wrong state", launch(site, "other", token, login.cookie()));
            assertThat(launch(site, login.state(), token, login.cookie()).statusCode())
                    .isEqualTo(303);
            assertRefused("replayed", launch(site, login.state(), token, login.cookie()));
            Login second = login(site, platform);
            assertRefused("old token, new state", launch(site, second.state(), token, second.cookie()));
            Login third = login(site, platform);
            String fresh = platform.sign(
                    platform.launch(third.nonce(), "ann", "Learner", "cup").build());
            assertRefused("another browser", launch(site, third.state(), fresh, ""));
            Login fourth = login(site, platform);
            String other = platform.sign(
                    platform.launch(fourth.nonce(), "ann", "Learner", "cup").build());
            assertRefused("another browser's cookie", launch(site, fourth.state(), other, third.cookie()));
            assertThat(get(site, "/lti/login?iss=https://unknown.example.edu").statusCode())
                    .isEqualTo(400);
        }
    }

    @Test
    void login_inAFrame_opensAWindow() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder);
                TestPlatform platform = new TestPlatform(site.server.address())) {
            site.judge.lti().save("admin", platform.registration(false, false));
            HttpResponse<String> framed = get(site, loginPath(platform), "Sec-Fetch-Dest", "iframe");
            assertThat(framed.statusCode()).isEqualTo(200);
            assertThat(framed.body()).contains("target=\"_blank\"").contains("value=\"h 8\"");
            assertThat(framed.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("frame-ancestors *");
            HttpResponse<String> select = get(
                    site,
                    loginPath(platform) + "&target_link_uri=" + JudgeTestServer.PUBLIC_URL + "/lti/select",
                    "Sec-Fetch-Dest",
                    "iframe");
            assertThat(select.statusCode())
                    .as("a contest is chosen in the frame")
                    .isEqualTo(303);
        }
    }

    @Test
    void deepLinking_instructor_choosesAContest() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder);
                TestPlatform platform = new TestPlatform(site.server.address())) {
            cup(site);
            site.judge.lti().save("admin", platform.registration(true, false));
            Login login = login(site, platform);
            Map<String, String> settings = Map.of("deep_link_return_url", platform.url("/return"), "data", "opaque");
            HttpResponse<String> page = launch(
                    site,
                    login.state(),
                    platform.sign(platform.message("LtiDeepLinkingRequest", login.nonce(), "tess", "Instructor")
                            .claim(LtiMessage.DEEP_LINKING + "deep_linking_settings", settings)
                            .build()),
                    "");
            assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
            assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("form-action 'self' " + platform.issuer());
            assertThat(page.body())
                    .contains("action=\"" + platform.url("/return") + "\"")
                    .contains("Cup &lt;of&gt; 6");
            Matcher jwt = Pattern.compile("name=\"JWT\" value=\"([^\"]+)\"").matcher(page.body());
            boolean found = false;
            while (jwt.find()) {
                SignedJWT answer = SignedJWT.parse(jwt.group(1));
                JWKSet keys = JWKSet.parse(get(site, "/lti/keys").body());
                assertThat(answer.verify(new RSASSAVerifier(
                                keys.getKeyByKeyId(answer.getHeader().getKeyID())
                                        .toRSAKey())))
                        .isTrue();
                JWTClaimsSet claims = answer.getJWTClaimsSet();
                assertThat(claims.getAudience()).containsExactly(platform.issuer());
                assertThat(claims.getIssuer()).isEqualTo(TestPlatform.CLIENT);
                assertThat(claims.getStringClaim(LtiMessage.DEEP_LINKING + "data"))
                        .isEqualTo("opaque");
                found |= claims.getClaim(LtiMessage.DEEP_LINKING + "content_items")
                        .toString()
                        .contains("contest=cup");
            }
            assertThat(found).isTrue();
            Login learner = login(site, platform);
            assertRefused(
                    "a learner chooses nothing",
                    launch(
                            site,
                            learner.state(),
                            platform.sign(platform.message("LtiDeepLinkingRequest", learner.nonce(), "ann", "Learner")
                                    .claim(LtiMessage.DEEP_LINKING + "deep_linking_settings", settings)
                                    .build()),
                            learner.cookie()));
        }
    }

    @Test
    void registration_byHandAndDynamic_isForAdministrators() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder);
                TestPlatform platform = new TestPlatform(site.server.address())) {
            String admin = site.token("root", Role.ADMINISTRATOR);
            Map<String, String> form = new HashMap<>(Map.of(
                    "name",
                    "Moodle",
                    "issuer",
                    "https://moodle.example.edu",
                    "client",
                    "c",
                    "deployments",
                    "1, 2",
                    "authorization",
                    "https://moodle.example.edu/auth",
                    "token",
                    "https://moodle.example.edu/token",
                    "jwks",
                    "http://moodle.example.edu/jwks"));
            assertThat(site.post("/staff/platforms", admin, form).statusCode())
                    .as("no plain HTTP to other machines")
                    .isEqualTo(400);
            form.put("jwks", "https://moodle.example.edu/jwks");
            assertThat(site.post("/staff/platforms", admin, form).statusCode()).isEqualTo(303);
            assertThat(site.judge.lti().platforms().getFirst().deploymentIds()).containsExactly("1", "2");
            String page = site.post("/staff/platforms/link", admin, Map.of("address", platform.issuer()))
                    .body();
            Matcher link = Pattern.compile("/lti/register/[A-Za-z0-9_-]+").matcher(page);
            assertThat(link.find()).isTrue();
            String query = "?registration_token=secret-token&openid_configuration=" + platform.url("/config");
            assertThat(get(site, link.group() + query).statusCode()).isEqualTo(200);
            assertThat(get(site, link.group() + query).statusCode())
                    .as("works once")
                    .isEqualTo(404);
            assertThat(site.judge.lti().find(platform.issuer(), Optional.of("dynamic-client")))
                    .get()
                    .satisfies(one -> {
                        assertThat(one.deploymentIds()).containsExactly("dynamic-deployment");
                        assertThat(one.staffAllowed()).isFalse();
                    });
            assertThat(platform.registrations.getFirst().path("jwks_uri").asString())
                    .isEqualTo(JudgeTestServer.PUBLIC_URL + "/lti/keys");
            String other = site.post("/staff/platforms/link", admin, Map.of("address", "https://canvas.example.edu"))
                    .body();
            Matcher foreign = Pattern.compile("/lti/register/[A-Za-z0-9_-]+").matcher(other);
            assertThat(foreign.find()).isTrue();
            assertThat(get(site, foreign.group() + query).statusCode())
                    .as("the link is for another host")
                    .isEqualTo(400);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://example.edu/x", "ftp://127.0.0.1/x", "https://127.0.0.1/x", "https://10.1.2.3/x",
                "https://169.254.169.254/latest/meta-data", "https://[fd00::1]/x", "https://192.168.0.1/x",
                        "file:///etc/passwd",
                "https://user@127.0.0.1/", "not a url", "//host/x", "https://[::1]/x"
            })
    void outgoingRequests_privateOrUnsafeAddress_areRefused(String address) {
        assertThatThrownBy(() -> OutgoingHttp.check(address, Set.of("moodle.example.edu")))
                .isInstanceOf(LtiException.class);
    }

    @Test
    void key_file_isPrivateAndKept() throws Exception {
        Path file = folder.resolve("keys").resolve("lti-key.json");
        String first = LtiKey.open(file).publicSet();
        assertThat(LtiKey.open(file).publicSet()).isEqualTo(first).doesNotContain("\"d\"");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }
}
