package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.worker.Worker;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A whole contest over HTTP, from the class list to the marks. */
class ContestOverHttpIT {
    @TempDir
    private Path folder = Path.of("/");

    private static String program() throws IOException {
        return Files.readString(Path.of("../judge/src/test/resources/submissions/lab8.c"));
    }

    private static Sandbox sandbox() {
        Sandbox sandbox = Sandbox.probe();
        if (String.join(" ", sandbox.missing()).contains("bwrap is not installed")) {
            abort("bwrap is not installed");
        }
        return sandbox;
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @EnumSource
    void contest_fromClassListToMarks(Databases databases) throws Exception {
        try (JudgeTestServer site = JudgeTestServer.withoutDemo(databases.open(folder.resolve("data")), List.of());
                SubmissionCompiler compiler = new SubmissionCompiler(sandbox(), folder.resolve("compiled"));
                Worker _ = site.judge.startWorker(compiler, "w", 1)) {
            String staff = site.token("prof", Role.STAFF);
            HttpResponse<String> wrong =
                    site.post("/staff/contests", staff, Map.of("id", "cup", "text", "title: [", "open", ""));
            assertThat(wrong.statusCode()).isEqualTo(400);
            assertThat(site.post("/staff/contests", staff, Map.of("id", "cup", "text", JudgeTestServer.CUP))
                            .statusCode())
                    .isEqualTo(303);
            assertThat(site.get("/compete/cup/staff", staff).body()).contains("Cup &lt;of&gt; 6");

            // Students follow their invitation links and choose a password.
            String enrolled = site.post(
                            "/compete/cup/class", staff, Map.of("csv", "login,name\nann,Ann A.\nbob,Bob\ncyd,\n"))
                    .body();
            Map<String, String> cookies = new LinkedHashMap<>();
            Matcher links = Pattern.compile("<td>(ann|bob|cyd)</td><td>[^<]*</td><td>http://test(/welcome/[^<]+)<")
                    .matcher(enrolled);
            while (links.find()) {
                HttpResponse<String> welcome =
                        site.post(links.group(2), "", Map.of("password", "the password of " + links.group(1)));
                cookies.put(
                        links.group(1),
                        welcome.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0]);
            }
            assertThat(cookies).containsOnlyKeys("ann", "bob", "cyd");
            for (Map.Entry<String, String> cookie : cookies.entrySet()) {
                assertThat(site.withCookie("/account", cookie.getValue()).body())
                        .contains("Login " + cookie.getKey());
            }
            String ann = token(site, "ann");
            String bob = token(site, "bob");
            String cyd = token(site, "cyd");

            // One student submits on the page, one through the API; the third program does not compile.
            HttpResponse<String> byPage = site.upload("/compete/cup/uploads", ann, "lab8part2.c", program());
            assertThat(byPage.statusCode()).as(byPage.body()).isEqualTo(303);
            String source = program()
                    .replace("STRATEGY 1", "STRATEGY 3")
                    .replace("\\", "\\\\")
                    .replace("\"", "\\\"")
                    .replace("\n", "\\n")
                    .replace("\t", "\\t");
            assertThat(site.json("/api/contests/cup/uploads", bob, "{\"files\":{\"lab8part2.c\":\"" + source + "\"}}")
                            .statusCode())
                    .isEqualTo(201);
            HttpResponse<String> broken =
                    site.json("/api/contests/cup/uploads", cyd, "{\"files\":{\"lab8part2.c\":\"int main(void) {\"}}");
            String id = broken.body().replaceAll(".*\"id\":([0-9]+).*", "$1");
            await(site, "/api/uploads/" + id, cyd, "\"state\":\"BROKEN\"");
            assertThat(site.get("/compete/cup/uploads/" + id, cyd).body())
                    .contains("Does not compile")
                    .contains("brace is not closed");
            await(site, "/compete/cup", staff, ">ann<", ">bob<", ">novice<");
            await(site, "/compete/cup/mine", ann, "In the competition:", "No fault so far");

            assertThat(site.get("/compete/cup/certificates", staff, "zh").body())
                    .contains("决赛结束前没有证书");

            // The frozen contest plays a round robin; then come certificates and marks.
            assertThat(site.post("/compete/cup/freeze", staff, Map.of()).statusCode())
                    .isEqualTo(303);
            assertThat(site.json("/api/contests/cup/uploads", cyd, "{\"files\":{\"lab8part2.c\":\"\"}}")
                            .body())
                    .contains("frozen");
            await(site, "/api/contests/cup/leaderboard", staff, "ROUND_ROBIN");
            await(site, "/compete/cup/certificates", staff, "Certificate of achievement", ">Ann A.<", ">Bob<");
            assertThat(site.get("/compete/cup/certificates", ann, "ja").body())
                    .contains("表彰状", ">Ann A.<", "3 中")
                    .doesNotContain(">Bob<");
            site.post("/compete/cup/marks/run", staff, Map.of());
            site.post("/compete/cup/marks/by-hand", staff, Map.of("student", "ann", "part", "Style", "marks", "9,5"));
            assertThat(site.post(
                                    "/compete/cup/marks/by-hand",
                                    staff,
                                    Map.of("student", "ann", "part", "Style", "marks", "99"))
                            .statusCode())
                    .isEqualTo(400);
            assertThat(site.get("/compete/cup/mine", ann).body()).doesNotContain("10.5");
            site.post("/compete/cup/marks/release", staff, Map.of());
            await(site, "/compete/cup/mine", ann, "10.5", "filled in by the staff");
            await(site, "/compete/cup/marks.csv", staff, "ann,1,9.5,10.5", "bob,1,,1", "cyd,0,,0");
            assertThat(site.get("/compete/cup/similarity", staff).body()).contains("ann", "bob", "%");
            assertThat(site.get("/compete/cup/leaderboard.csv", staff).body()).contains("Round robin");
            assertThat(site.get("/staff/audit", staff).body())
                    .contains("freeze", "enrol", "mark by hand", "release marks");
            String games = site.get("/compete/cup/games", bob).body();
            Matcher game = Pattern.compile("/compete/cup/games/[0-9]+/[01]").matcher(games);
            assertThat(game.find()).isTrue();
            assertThat(site.get(game.group(), bob).body()).contains("CPU (s)", "Wall (s)", "Analyse this game");
        }
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void submissions_300InParallel_areAllChecked() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder.resolve("data"))) {
            List<String> tokens = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                tokens.add(site.token("s" + i, Role.STUDENT));
            }
            // This tests the queue only: the submissions do not compile and play no games.
            String body = "{\"files\":{\"readme.txt\":\"no program\"}}";
            try (SubmissionCompiler compiler = new SubmissionCompiler(Sandbox.probe(), folder.resolve("compiled"));
                    Worker _ = site.judge.startWorker(compiler, "w", 1);
                    ExecutorService threads = Executors.newFixedThreadPool(50)) {
                List<Future<HttpResponse<String>>> responses = new ArrayList<>();
                tokens.forEach(token -> responses.add(
                        threads.submit(() -> site.json("/api/contests/house-ladder/uploads", token, body))));
                for (Future<HttpResponse<String>> response : responses) {
                    assertThat(response.get().statusCode())
                            .as(response.get().body())
                            .isEqualTo(201);
                }
                Instant end = Instant.now().plus(Duration.ofMinutes(5));
                while (site.judge.submissions().count(StoredSubmission.State.BROKEN) < 300) {
                    assertThat(Instant.now())
                            .as("all submissions are checked in time")
                            .isBefore(end);
                    Thread.sleep(200);
                }
                assertThat(site.judge.submissions().count(StoredSubmission.State.QUEUED))
                        .isZero();
            }
        }
    }

    private static String token(JudgeTestServer site, String login) throws Exception {
        return site.judge.accounts().addToken(site.judge.accounts().find(login).orElseThrow(), "test");
    }

    private static void await(JudgeTestServer site, String path, String token, String... words) throws Exception {
        Instant end = Instant.now().plus(Duration.ofMinutes(5));
        String body = "";
        while (Instant.now().isBefore(end)) {
            body = site.get(path, token).body();
            if (List.of(words).stream().allMatch(body::contains)) {
                return;
            }
            Thread.sleep(200);
        }
        assertThat(body).as(path).contains(words);
    }
}
