package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.worker.Worker;
import dev.outflank.web.SiteRoutes;
import dev.outflank.web.compete.JudgeTestServer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class CompeteBrowserIT {
    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void submittedProgram_appearsOnLeaderboard_andItsGamesAreWatchedAndReplayed() throws Exception {
        Sandbox sandbox = Sandbox.probe();
        assumeFalse(String.join(" ", sandbox.missing()).contains("bwrap is not installed"), "bwrap is not installed");
        Path data = folder.resolve("data");
        try (JudgeTestServer site =
                        JudgeTestServer.withoutDemo(Database.openSqlite(data), SiteRoutes.publicRoutes(data));
                SubmissionCompiler compiler = new SubmissionCompiler(sandbox, folder.resolve("compiled"))) {
            site.judge.contests().save("test", "cup", JudgeTestServer.CUP, true);
            Page visitor = CHROMIUM.visitor(site.server.address(), 390, 844);
            visitor.navigate("/compete");
            Chromium.assertAccessible(visitor);
            visitor.getByText("Cup <of> 6").click();
            assertThat(visitor.locator("live-fragment")).containsText("once there are two entries");

            Page ann = member(site, "ann", Role.STUDENT, 1366, 768);
            try (Worker _ = site.judge.startWorker(compiler, "w", 1)) {
                submit(ann);
                assertThat(ann.locator(".steps")).containsText("Compiled and tested");
                assertThat(ann.locator(".steps .done")).hasCount(3);
                assertThat(visitor.locator(".leaderboard")).containsText("ann");
                watch(visitor, ann);
            }
            checkPages(site, ann);
        }
    }

    /** Leaderboard and games are updated without a reload. */
    private static void watch(Page visitor, Page ann) {
        Chromium.assertFits(visitor);
        Chromium.assertAccessible(visitor);
        Locator position = visitor.locator(".nav-position");
        while (!seesMove(visitor, position)) {
            visitor.navigate("/compete/cup");
        }
        assertThat(visitor.locator(".player .clock")).hasCount(2);
        Chromium.assertFits(visitor);
        Chromium.assertAccessible(visitor);
        visitor.getByText("Replay game 1").click();
        assertThat(visitor.locator(".status")).hasText(Pattern.compile("(Black|White) wins \\d+–\\d+|Draw \\d+–\\d+"));
        assertThat(position).hasText(Pattern.compile("0 / \\d+"));
        assertThat(visitor.locator(".square.black, .square.white")).hasCount(4);
        visitor.keyboard().press("ArrowRight");
        visitor.keyboard().press("ArrowRight");
        assertThat(position).hasText(Pattern.compile("2 / \\d+"));
        assertThat(visitor.locator(".square.black, .square.white")).hasCount(6);
        visitor.keyboard().press("End");
        assertThat(position).hasText(Pattern.compile("(\\d+) / \\1"));
        assertThat(visitor.locator(".player.black .discs")).hasText(Pattern.compile("\\d\\d?"));
        visitor.locator(".square").first().focus();
        visitor.keyboard().press("Home");
        assertThat(position).hasText(Pattern.compile("0 / \\d+"));
        Chromium.assertAccessible(visitor);
        visitor.getByText("Analyse this game").click();
        assertThat(visitor.locator(".verdicts li").nth(20)).isVisible();
        ann.navigate("/compete/cup/mine");
        assertThat(ann.locator("live-fragment")).containsText("In the competition: ann. No fault so far.");
    }

    /** Whether a move was received while a game was watched; a pair may end before that. */
    private static boolean seesMove(Page visitor, Locator position) {
        visitor.locator(".running a").first().click();
        assertThat(visitor.locator(".status")).not().isEmpty();
        if (!visitor.locator(".status").innerText().startsWith("Live: game")) {
            return false;
        }
        String before = position.innerText();
        Locator over = visitor.getByText("Replay game 1");
        visitor.waitForCondition(() -> over.count() > 0 || !position.innerText().equals(before));
        return !position.innerText().equals(before);
    }

    /** Submits a program that plays slowly and at random: a ladder repeats no game, so another would soon be done. */
    private static void submit(Page ann) throws Exception {
        String source = Files.readString(Path.of("../judge/src/test/resources/submissions/lab8.c"))
                .replace("printf(\"Computer places", "usleep(100000); printf(\"Computer places")
                .replace("int score = turned;", "int score = rand();")
                .replace("printf(\"Enter the board", "srand(time(NULL)); printf(\"Enter the board")
                .replace(
                        "#include <stdio.h>",
                        "#define _DEFAULT_SOURCE\n#include <stdio.h>\n#include <time.h>\n#include <unistd.h>");
        ann.navigate("/compete/cup/mine");
        ann.getByLabel("Files")
                .setInputFiles(new FilePayload("lab8part2.c", "text/plain", source.getBytes(StandardCharsets.UTF_8)));
        ann.getByLabel("Submit although a required file is missing").check();
        ann.getByText("Submit", new Page.GetByTextOptions().setExact(true)).click();
    }

    private static void checkPages(JudgeTestServer site, Page ann) {
        String own = "/compete/cup/contenders/"
                + site.judge.competitions().entries("cup").getLast().id();
        String other = "/against/"
                + site.judge.competitions().entries("cup").getFirst().id();
        for (String path : List.of(
                "/compete/cup/cross",
                "/compete/cup/games",
                own,
                own + other,
                "/compete/cup/mine",
                "/compete/cup/uploads/1",
                "/account")) {
            ann.navigate(path);
            ann.setViewportSize(390, 844);
            Chromium.assertFits(ann);
            Chromium.assertAccessible(ann);
        }
        ann.navigate(own);
        assertThat(ann.locator("svg.ratings circle").first()).isAttached();
        ann.navigate("/compete/cup/cross");
        assertThat(ann.locator(".cross td a").first()).hasText(Pattern.compile("\\d*½?/\\d+"));
        Page staff = member(site, "prof", Role.STAFF, 1366, 768);
        for (String path : List.of(
                "/staff",
                "/compete/cup/staff",
                "/compete/cup/marks",
                "/staff/people",
                "/staff/workers",
                "/staff/audit")) {
            staff.navigate(path);
            Chromium.assertAccessible(staff);
        }
        staff.context().clearCookies();
        staff.navigate("/sign-in");
        Chromium.assertAccessible(staff);
    }

    private static Page member(JudgeTestServer site, String login, Role role, int width, int height) {
        Person person = site.judge.accounts().add(login, login, role).orElseThrow();
        Page page = CHROMIUM.visitor(site.server.address(), width, height);
        page.navigate("/welcome/" + site.judge.accounts().invite("test", person));
        page.getByLabel("Password").fill("long enough for " + login);
        page.getByText("Sign in", new Page.GetByTextOptions().setExact(true))
                .last()
                .click();
        assertThat(page.locator(".caller")).hasText(login);
        return page;
    }
}
