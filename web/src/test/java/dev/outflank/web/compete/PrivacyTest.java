package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.store.Pairing;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Role;
import dev.outflank.judge.store.StoredEntry;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.judge.store.StoredSubmission;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one student has is not another's. */
class PrivacyTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void upload_ofAnother_isNotThere_andAClosedContestIsClosed() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            String ann = house.token("ann", Role.STUDENT);
            String bob = house.token("bob", Role.STUDENT);
            String staff = house.token("staff", Role.STAFF);
            HttpResponse<String> taken = house.json(
                    "/api/contests/house-ladder/uploads", ann, "{\"files\":{\"secret.c\":\"int secretOfAnn;\"}}");
            assertThat(taken.statusCode()).as(taken.body()).isEqualTo(201);
            StoredSubmission upload = house.store.submissions().unscheduled().getFirst();
            String api = "/api/uploads/" + upload.id();
            String page = "/compete/house-ladder/uploads/" + upload.id();
            assertThat(house.get(page, ann).body()).contains("secretOfAnn");
            assertThat(house.get(page, staff).body()).contains("secretOfAnn");
            assertThat(house.get(api, ann).statusCode()).isEqualTo(200);
            for (String path : List.of(api, page)) {
                assertThat(house.get(path, bob).statusCode()).isEqualTo(404);
                assertThat(house.get(path, bob).body()).doesNotContain("secretOfAnn");
            }
            HttpResponse<String> large = house.json("/api/contests/house-ladder/uploads", ann, " ".repeat(3_000_000));
            assertThat(large.statusCode()).isEqualTo(413);
            assertThat(large.body()).contains("more than is taken at once");
            String much = "x".repeat(14_000_000);
            HttpResponse<String> larger = house.upload("/compete/house-ladder/uploads", ann, "a.c", much);
            assertThat(larger.statusCode()).isEqualTo(400);
            assertThat(larger.body()).contains("more than 12 MB");
            house.judge.saveContest("test", "closed", "like: vg101-final\ndates: {}\n", false);
            assertThat(house.get("/compete", bob).body())
                    .contains("house-ladder")
                    .doesNotContain("/compete/closed");
            assertThat(house.get("/compete/closed", bob).statusCode()).isEqualTo(403);
            assertThat(house.get("/api/contests/closed/leaderboard", "").statusCode())
                    .isEqualTo(401);
            assertThat(house.json("/api/contests/closed/uploads", bob, "{\"files\":{\"a.c\":\"\"}}")
                            .statusCode())
                    .isEqualTo(403);
            house.judge.enrol("test", house.judge.contest("closed").orElseThrow(), "bob");
            assertThat(house.get("/compete/closed", bob).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void standardError_isForItsAuthorAlone() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            String ann = house.token("ann", Role.STUDENT);
            String bob = house.token("bob", Role.STUDENT);
            long id = house.store
                    .submissions()
                    .add(
                            "house-ladder",
                            house.store.people().find("ann").orElseThrow().id(),
                            "hash",
                            Map.of());
            house.store.entries().enter(house.store.submissions().find(id).orElseThrow(), "ann");
            StoredEntry own = house.store.entries().of("house-ladder").getLast();
            StoredEntry first = house.store.entries().of("house-ladder").getFirst();
            house.store.pairings().add("house-ladder", Stage.LADDER, own.id(), first.id(), 0, 1);
            Pairing pair = house.store.pairings().unscheduled().getLast();
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
            house.store.pairings().save(pair, List.of(game), "test");
            String page = "/compete/house-ladder/games/" + pair.id() + "/0";
            String api = "/api/contests/house-ladder/games/" + pair.id() + "/0";
            assertThat(house.get(page, ann).body())
                    .contains("reasonOfAnn", "errorsOfAnn &lt;b&gt;")
                    .doesNotContain("<b>");
            assertThat(house.get(api, ann).body()).contains("reasonOfAnn");
            for (String token : List.of(bob, "")) {
                assertThat(house.get(page, token).body())
                        .contains("Black failed: crash")
                        .doesNotContain("OfAnn");
                assertThat(house.get(api, token).body()).contains("CRASH").doesNotContain("OfAnn");
            }
        }
    }

    @Test
    void signIn_triedTooOften_isRefused_andKeysOpenOnce() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            Person person = house.store.people().add("ann", "Ann", Role.STUDENT).orElseThrow();
            String link = "/welcome/" + house.store.people().invite(person.id(), Duration.ofDays(1));
            assertThat(house.post(link, "", Map.of("password", "short")).statusCode())
                    .isEqualTo(400);
            HttpResponse<String> welcomed = house.post(link, "", Map.of("password", "a long enough one"));
            assertThat(welcomed.statusCode()).isEqualTo(303);
            String cookie = welcomed.headers().firstValue("Set-Cookie").orElseThrow();
            assertThat(cookie).contains("HttpOnly", "SameSite=Lax");
            assertThat(house.withCookie("/account", cookie.split(";")[0]).body())
                    .contains("Login ann");
            assertThat(house.post(link, "", Map.of("password", "a long enough one"))
                            .statusCode())
                    .isEqualTo(404);
            HttpResponse<String> right = house.post(
                    "/sign-in", "", Map.of("login", "ann", "password", "a long enough one", "next", "//evil"));
            assertThat(right.statusCode()).isEqualTo(303);
            assertThat(right.headers().firstValue("Location").orElseThrow()).isEqualTo("/compete");
            int status = 0;
            for (int i = 0; i <= 10; i++) {
                status = house.post("/sign-in", "", Map.of("login", "ann", "password", "wrong"))
                        .statusCode();
            }
            assertThat(status).isEqualTo(429);
            assertThat(house.post("/sign-in", "", Map.of("login", "ann", "password", "a long enough one"))
                            .statusCode())
                    .isEqualTo(429);
        }
    }
}
