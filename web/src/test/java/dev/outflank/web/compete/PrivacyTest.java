package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Students cannot see each other's submissions, fault reasons and closed contests. */
@Tag("attack")
class PrivacyTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void submissionOfAnotherStudent_andClosedContest_areHidden() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String ann = site.token("ann", Role.STUDENT);
            String bob = site.token("bob", Role.STUDENT);
            String staff = site.token("staff", Role.STAFF);
            HttpResponse<String> accepted = site.json(
                    "/api/contests/house-ladder/uploads", ann, "{\"files\":{\"secret.c\":\"int secretOfAnn;\"}}");
            assertThat(accepted.statusCode()).as(accepted.body()).isEqualTo(201);
            StoredSubmission upload = site.judge.submissions().unscheduled().getFirst();
            String api = "/api/uploads/" + upload.id();
            String page = "/compete/house-ladder/uploads/" + upload.id();
            assertThat(site.get(page, ann).body()).contains("secretOfAnn");
            assertThat(site.get(page, staff).body()).contains("secretOfAnn");
            assertThat(site.get(api, ann).statusCode()).isEqualTo(200);
            for (String path : List.of(api, page)) {
                assertThat(site.get(path, bob).statusCode()).isEqualTo(404);
                assertThat(site.get(path, bob).body()).doesNotContain("secretOfAnn");
            }
            HttpResponse<String> large = site.json("/api/contests/house-ladder/uploads", ann, " ".repeat(3_000_000));
            assertThat(large.statusCode()).isEqualTo(413);
            assertThat(large.body()).contains("Request too large (limit 2 MB).");
            String content = "x".repeat(14_000_000);
            HttpResponse<String> larger = site.upload("/compete/house-ladder/uploads", ann, "a.c", content);
            assertThat(larger.statusCode()).isEqualTo(400);
            assertThat(larger.body()).contains("larger than 12 MB");
            site.judge.contests().save("test", "closed", "like: vg101-final\ndates: {}\n", false);
            assertThat(site.get("/compete", bob).body())
                    .contains("house-ladder")
                    .doesNotContain("/compete/closed");
            assertThat(site.get("/compete/closed", bob).statusCode()).isEqualTo(403);
            assertThat(site.get("/api/contests/closed/leaderboard", "").statusCode())
                    .isEqualTo(401);
            assertThat(site.json("/api/contests/closed/uploads", bob, "{\"files\":{\"a.c\":\"\"}}")
                            .statusCode())
                    .isEqualTo(403);
            site.judge
                    .contests()
                    .enrol("test", site.judge.contests().find("closed").orElseThrow(), "bob");
            assertThat(site.get("/compete/closed", bob).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void standardError_isShownToAuthorOnly() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            String ann = site.token("ann", Role.STUDENT);
            String bob = site.token("bob", Role.STUDENT);
            long id = site.judge
                    .submissions()
                    .add(
                            "house-ladder",
                            site.judge.accounts().find("ann").orElseThrow().id(),
                            "hash",
                            Map.of());
            site.judge.competitions().enter(site.judge.submissions().find(id).orElseThrow(), "ann");
            StoredEntry own = site.judge.competitions().entries("house-ladder").getLast();
            StoredEntry first =
                    site.judge.competitions().entries("house-ladder").getFirst();
            site.judge.competitions().addPair("house-ladder", Stage.LADDER, own.id(), first.id(), 0, 1);
            Pairing pair = site.judge.competitions().unscheduledPairs().getLast();
            String record = GameJson.format(new GameRecord(
                    "ann",
                    "first",
                    Game.start(8),
                    0,
                    List.of(),
                    new GameFault(Colour.BLACK, Verdict.CRASH, "reasonOfAnn", TimeUsage.ZERO),
                    Instant.now()));
            StoredGame game = new StoredGame(
                    pair.id(),
                    0,
                    0,
                    own.id(),
                    first.id(),
                    "WHITE",
                    Optional.of("CRASH"),
                    Optional.of(own.id()),
                    record,
                    "errorsOfAnn <b>",
                    "",
                    Instant.now());
            site.judge.competitions().savePair(pair, List.of(game), "test");
            String page = "/compete/house-ladder/games/" + pair.id() + "/0";
            String api = "/api/contests/house-ladder/games/" + pair.id() + "/0";
            assertThat(site.get(page, ann).body())
                    .contains("reasonOfAnn", "errorsOfAnn &lt;b&gt;")
                    .doesNotContain("<b>");
            assertThat(site.get(api, ann).body()).contains("reasonOfAnn");
            for (String token : List.of(bob, "")) {
                assertThat(site.get(page, token).body())
                        .contains("Black failed: crash")
                        .doesNotContain("OfAnn");
                assertThat(site.get(api, token).body()).contains("CRASH").doesNotContain("OfAnn");
            }
            for (String log : List.of(page + "/log", "/compete/house-ladder/contenders/" + own.id() + "/log")) {
                assertThat(site.get(log, ann).body()).contains("CRASH: reasonOfAnn", "errorsOfAnn");
                assertThat(site.get(log, bob).body())
                        .contains("CRASH: its author and the staff see why")
                        .doesNotContain("OfAnn");
            }
        }
    }

    @Test
    void signIn_overRateLimit_isRefused_andInvitationsWorkOnce() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            Person person =
                    site.judge.accounts().add("ann", "Ann", Role.STUDENT).orElseThrow();
            String link = "/welcome/" + site.judge.accounts().invite("test", person);
            assertThat(site.post(link, "", Map.of("password", "short")).statusCode())
                    .isEqualTo(400);
            HttpResponse<String> welcomed = site.post(link, "", Map.of("password", "a long enough one"));
            assertThat(welcomed.statusCode()).isEqualTo(303);
            String cookie = welcomed.headers().firstValue("Set-Cookie").orElseThrow();
            assertThat(cookie).contains("HttpOnly", "SameSite=Lax");
            assertThat(site.withCookie("/account", cookie.split(";")[0]).body()).contains("Login ann");
            assertThat(site.post(link, "", Map.of("password", "a long enough one"))
                            .statusCode())
                    .isEqualTo(404);
            HttpResponse<String> right = site.post(
                    "/sign-in", "", Map.of("login", "ann", "password", "a long enough one", "next", "//evil"));
            assertThat(right.statusCode()).isEqualTo(303);
            assertThat(right.headers().firstValue("Location").orElseThrow()).isEqualTo("/compete");
            int status = 0;
            for (int i = 0; i <= 10; i++) {
                status = site.post("/sign-in", "", Map.of("login", "ann", "password", "wrong"))
                        .statusCode();
            }
            assertThat(status).isEqualTo(429);
            assertThat(site.post("/sign-in", "", Map.of("login", "ann", "password", "a long enough one"))
                            .statusCode())
                    .isEqualTo(429);
        }
    }
}
