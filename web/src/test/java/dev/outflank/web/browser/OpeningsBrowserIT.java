package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.web.SiteRoutes;
import dev.outflank.web.WebServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class OpeningsBrowserIT {
    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    /** Counts how many requests of the explorer wait for their answers at the same time. */
    private static final String COUNT_REQUESTS = """
            const send = window.fetch;
            let waiting = 0;
            window.mostRequests = 0;
            window.fetch = async (path, options) => {
              const counts = String(path).includes("/api/explorer?");
              waiting += counts ? 1 : 0;
              window.mostRequests = Math.max(window.mostRequests, waiting);
              try {
                return await send(path, options);
              } finally {
                waiting -= counts ? 1 : 0;
              }
            };
            """;

    @Test
    void explorer_clickOnMove_playsItAndShowsItsGames(@TempDir Path data) throws IOException {
        Path folder = Files.createDirectories(data.resolve("database"));
        Files.writeString(
                folder.resolve("games.pgn"),
                "[Event \"Cup\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n[Result \"40-24\"]\n\n1. f5 d6 2. c3 d3\n");
        new DatabaseFolder(folder).build(_ -> {});
        try (WebServer server = WebServer.start("127.0.0.1", 0, SiteRoutes.publicRoutes(data))) {
            Page page = CHROMIUM.visitor(server.address(), 1366, 768);
            page.addInitScript(COUNT_REQUESTS);
            page.navigate("/analyse#record=f5&ply=1");
            Locator row =
                    page.locator(".explorer tbody tr").filter(new Locator.FilterOptions().setHasText("Perpendicular"));
            assertThat(row).containsText("1");
            row.getByRole(AriaRole.BUTTON).click();
            assertThat(page.locator(".explorer-opening")).hasText("Perpendicular");
            page.getByText("Show games").click();
            assertThat(page.locator(".explorer-games")).containsText("Ann – Bob, Cup, 40:24");
            page.getByText("Ann – Bob, Cup, 40:24").click();
            assertThat(page.locator(".nav-position")).hasText("2 / 4");
            page.getByLabel("Go to an opening …").selectOption("f5d6c3d3c4");
            assertThat(page.locator(".explorer-opening")).hasText("Tiger");
            page.evaluate("for (const key of ['Home', 'End', 'Home', 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])"
                    + " document.dispatchEvent(new KeyboardEvent('keydown', { key }))");
            assertThat(page.locator(".explorer-opening")).hasText("Perpendicular");
            assertEquals(1, page.evaluate("window.mostRequests"), "a fast reader sends one request at a time");
            Chromium.assertAccessible(page);
            page.setViewportSize(390, 844);
            Chromium.assertFits(page);
            page.context().close();
        }
    }

    @Test
    void balancedOpening_newGame_beginsWithTwelveDiscs() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/play");
        page.locator("input[value=screen]").check();
        Locator board = page.locator("select:has(option[value='8-balanced'])");
        board.selectOption("8-balanced");
        board.evaluate("select => select.form.requestSubmit()");
        assertThat(page.locator(".square:is(.black, .white)")).hasCount(12);
    }

    @Test
    void puzzle_firstGuess_showsAllValuesAndCountsTheStreak() throws IOException {
        Page page = CHROMIUM.visitor(390, 844);
        page.navigate("/puzzles");
        assertThat(page.locator(".question")).containsText("to move");
        assertThat(page.locator(".annotated")).hasCount(0);
        Chromium.assertAccessible(page);
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".answer")).containsText("is worth");
        assertThat(page.locator(".square.best")).hasCount(1);
        page.getByText("Next puzzle").click();
        assertThat(page.locator("h1")).hasText(Pattern.compile("Puzzle \\d+"));
        page.reload();
        assertThat(page.locator(".streaks")).containsText(Pattern.compile("Solved: [01]"));
        Chromium.assertFits(page);
    }
}
