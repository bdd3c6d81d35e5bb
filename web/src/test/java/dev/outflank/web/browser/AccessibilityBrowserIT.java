package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.worker.Worker;
import dev.outflank.web.PageRoutes;
import dev.outflank.web.PageRoutes.PageRoute;
import dev.outflank.web.SiteRoutes;
import dev.outflank.web.compete.JudgeTestServer;
import dev.outflank.web.http.AccessLevel;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** axe finds nothing on any page that the server has a route for: light, dark, and in forced colours. */
class AccessibilityBrowserIT {
    private static final String CUP = JudgeTestServer.CUP
            .replace("staff: {novice: first}", "staff: {novice: first, other: greedy}")
            .replace("players: [novice]", "players: [novice, other]");

    /** They need a request of a learning platform, an address or a finished final and otherwise respond with an error page. */
    private static final Set<String> ERROR_PAGES =
            Set.of("/lti/login", "/lti/register/{key}", "/links/qr", "/compete/{contest}/certificates");

    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    @TempDir
    private Path folder = Path.of("/");

    /** A signed-in visitor of each access level. */
    private final Map<AccessLevel, Page> visitors = new EnumMap<>(AccessLevel.class);

    private final List<String> findings = new ArrayList<>();

    @Test
    void everyPage_forLowestAndHighestRole_isAccessible() throws Exception {
        Sandbox sandbox = Sandbox.probe();
        assumeFalse(String.join(" ", sandbox.missing()).contains("bwrap is not installed"), "bwrap is not installed");
        Path data = folder.resolve("data");
        try (JudgeTestServer site =
                        JudgeTestServer.withoutDemo(Database.openSqlite(data), SiteRoutes.publicRoutes(data));
                SubmissionCompiler compiler = new SubmissionCompiler(sandbox, folder.resolve("compiled"));
                Worker _ = site.judge.startWorker(compiler, "w", 1)) {
            Map<String, String> parameters = play(site);
            signIn(site);
            String token = site.token("root", Role.ADMINISTRATOR);
            for (PageRoute route : PageRoutes.of(site.server)) {
                String path = route.path();
                for (Map.Entry<String, String> parameter : parameters.entrySet()) {
                    path = path.replace("{" + parameter.getKey() + "}", parameter.getValue());
                }
                assertThat(path)
                        .as("parameters() has a value for each parameter")
                        .doesNotContain("{");
                if (isPage(site.get(path, token))) {
                    for (AccessLevel caller : EnumSet.of(route.required(), AccessLevel.ADMINISTRATOR)) {
                        Page page = requireNonNull(visitors.get(caller));
                        int status = requireNonNull(page.navigate(path)).status();
                        assertThat(status == 200 || ERROR_PAGES.contains(route.path()))
                                .as(path + " responds with " + status + " to " + caller)
                                .isTrue();
                        check(page, caller + " " + path);
                    }
                }
            }
            checkAnswersToForms();
        }
        assertThat(findings).isEmpty();
    }

    /** Pages that only a form leads to. */
    private void checkAnswersToForms() {
        Page ann = requireNonNull(visitors.get(AccessLevel.STUDENT));
        ann.navigate("/account");
        ann.locator("form[action='/account/tokens'] button").click();
        check(ann, "a new token");
        ann.navigate("/account");
        check(ann, "an account with a token");
        Page administrator = requireNonNull(visitors.get(AccessLevel.ADMINISTRATOR));
        administrator.navigate("/staff/people");
        administrator.getByLabel("Login").first().fill("carl");
        administrator
                .locator("form[action='/staff/people'][method=post] button")
                .click();
        check(administrator, "an invitation");
        administrator.navigate("/compete/cup/students");
        administrator.getByText("New links for students").click();
        check(administrator, "invitations of a class");
    }

    private static boolean isPage(HttpResponse<String> response) {
        return response.headers().firstValue("Content-Type").orElse("").startsWith("text/html");
    }

    /** A contest with a student's program, its games, a rejudge and an invitation; returns the values of parameters. */
    private static Map<String, String> play(JudgeTestServer site) throws Exception {
        site.judge.contests().save("test", "cup", CUP, true);
        HostedContest cup = site.judge.contests().find("cup").orElseThrow();
        Person ann = site.judge.accounts().add("ann", "Ann", Role.STUDENT).orElseThrow();
        byte[] program = Files.readAllBytes(Path.of("../judge/src/test/resources/submissions/lab8.c"));
        long upload = site.judge
                .submissions()
                .submit(ann, cup, Map.of("lab8part2.c", program, "lab8part1.c", program))
                .id();
        await(() -> site.judge.competitions().entries("cup").size() == 3
                && !gamesOfLastEntry(site).isEmpty());
        List<StoredEntry> entries = site.judge.competitions().entries("cup");
        Map<String, String> values = new HashMap<>();
        values.put("contest", "cup");
        values.put("contender", "" + entries.getLast().id());
        values.put("opponent", "" + entries.getFirst().id());
        values.put("upload", "" + upload);
        values.put("file", "lab8part2.c");
        values.put("pair", "" + gamesOfLastEntry(site).getFirst().pair());
        values.put("number", "0");
        values.put("platform", "canvas");
        String game = site.json("/api/games", "", "{\"size\":8,\"black\":\"me\",\"white\":\"level-1\"}")
                .body();
        values.put("id", JsonMapper.builder().build().readTree(game).path("id").asString());
        values.put(
                "rejudge",
                ""
                        + site.judge
                                .competitions()
                                .stageRejudge("test", cup, Optional.empty(), "a test")
                                .id());
        values.put(
                "key",
                site.judge
                        .accounts()
                        .invite(
                                "test",
                                site.judge
                                        .accounts()
                                        .add("bob", "Bob", Role.STUDENT)
                                        .orElseThrow()));
        return values;
    }

    private static List<StoredGame> gamesOfLastEntry(JudgeTestServer site) {
        long entry = site.judge.competitions().entries("cup").getLast().id();
        return site.judge.competitions().latestGames("cup", Optional.of(entry), 2, 0);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plus(Duration.ofMinutes(5));
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("waiting").isBefore(end);
            Thread.sleep(100);
        }
    }

    private void signIn(JudgeTestServer site) throws Exception {
        visitors.put(AccessLevel.ANYONE, CHROMIUM.visitor(site.server.address(), 1366, 768));
        visitors.put(
                AccessLevel.STUDENT,
                member(site, site.judge.accounts().find("ann").orElseThrow()));
        visitors.put(
                AccessLevel.STAFF,
                member(
                        site,
                        site.judge.accounts().add("prof", "Prof", Role.STAFF).orElseThrow()));
        visitors.put(
                AccessLevel.ADMINISTRATOR,
                member(
                        site,
                        site.judge
                                .accounts()
                                .add("admin", "Admin", Role.ADMINISTRATOR)
                                .orElseThrow()));
    }

    private static Page member(JudgeTestServer site, Person person) {
        Page page = CHROMIUM.visitor(site.server.address(), 1366, 768);
        page.navigate("/welcome/" + site.judge.accounts().invite("test", person));
        page.getByLabel("Password").fill("long enough for " + person.login());
        page.locator("main button").click();
        assertThat(page.locator(".caller")).hasText(person.login());
        return page;
    }

    private void check(Page page, String name) {
        check(page, name + ", light", ColorScheme.LIGHT, ForcedColors.NONE);
        check(page, name + ", dark", ColorScheme.DARK, ForcedColors.NONE);
        check(page, name + ", forced colours", ColorScheme.DARK, ForcedColors.ACTIVE);
    }

    private void check(Page page, String name, ColorScheme scheme, ForcedColors forced) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme).setForcedColors(forced));
        for (String violation : Chromium.accessibilityViolations(page)) {
            findings.add(name + ": " + violation);
        }
    }
}
