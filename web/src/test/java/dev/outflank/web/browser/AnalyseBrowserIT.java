package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocket;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class AnalyseBrowserIT {
    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    /** Random moves on 4×4, where all values are exact at once. */
    private static final String GAME = "start -----OX--XO----- X moves d3 b4 a2 b1 a1 d1 d2 d4 c4 a4 c1 pass a3";

    @Test
    void pastedGame_showsBiggestMistake() throws IOException {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/analyse");
        Chromium.assertAccessible(page);
        paste(page, "Analyse");
        page.getByText("Biggest mistake").click();
        assertThat(page.locator(".verdict"))
                .containsText(Pattern.compile("\\d+\\. \\w\\d lost \\d+ discs?; \\w\\d was better"));
        assertThat(page.locator(".square.best.exact").first()).isVisible();
        Chromium.assertAccessible(page);
        Download ggf = page.waitForDownload(() -> page.getByText("GGF", new Page.GetByTextOptions().setExact(true))
                .click());
        assertThat(Files.readString(ggf.path())).startsWith("(;GM[Othello]").contains("TY[4]");
        Download png = page.waitForDownload(() -> page.getByText("PNG").click());
        assertThat(Files.size(png.path())).isGreaterThan(1000);
        page.setViewportSize(390, 844);
        Chromium.assertFits(page);
    }

    @Test
    void practice_beforeGuess_revealsNoValues() {
        Page page = CHROMIUM.visitor(1366, 768);
        List<String> responses = new ArrayList<>();
        page.navigate("/analyse");
        page.onResponse(response -> {
            if (response.url().contains("/api/") && !response.url().contains("/mistakes")) {
                responses.add(response.text());
            }
        });
        paste(page, "Practise");
        page.getByText("White's").click();
        assertThat(page.locator(".question")).containsText("White to move.");
        assertThat(page.locator(".annotated")).hasCount(0);
        assertThat(responses).isNotEmpty().noneMatch(body -> body.contains("value") || body.contains("best"));
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".answer")).containsText("is worth");
        assertThat(page.locator(".square.best").first()).isVisible();
    }

    @Test
    void position_setUp_isAnalysed() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/analyse");
        page.getByText("Set up a position").click();
        page.getByLabel("Board size").selectOption("4");
        for (String square : List.of("b2", "b3", "b4")) {
            page.locator(".square[data-name=" + square + "]").click();
        }
        page.getByLabel("White", new Page.GetByLabelOptions().setExact(true)).check();
        page.locator(".square[data-name=a3]").click();
        page.getByLabel("Side to move").selectOption("O");
        page.getByText("Analyse", new Page.GetByTextOptions().setExact(true))
                .last()
                .click();
        assertThat(page.locator(".square.best.exact")).isVisible();
    }

    /** From a first move on the start position to a variation with a comment. */
    @Test
    void liveBoard_variations_areReachedByKeys() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/analyse");
        square(page, "f5").click();
        assertThat(page.locator(".nav-position")).hasText("1 / 1");
        square(page, "d6").click();
        assertThat(page.locator(".nav-position")).hasText("2 / 2");
        assertThat(page.locator(".square.best").first()).isVisible();
        page.locator("h1").click();
        page.keyboard().press("ArrowLeft");
        square(page, "f6").click();
        assertThat(page.locator(".variations button")).hasText("2. d6");
        page.getByLabel("Comment on this move").fill("the diagonal");
        page.locator("h1").click();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".verdicts .here")).hasText("d6");
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".verdicts .here")).hasText("f6");
        assertThat(readsOfLayoutDuringKey(page)).isEqualTo(0);
    }

    /** How often a key reads the layout while it changes the page, which makes the browser lay it out once more. */
    private static Object readsOfLayoutDuringKey(Page page) {
        return page.evaluate("""
                (() => {
                  const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetTop");
                  let reads = 0;
                  Object.defineProperty(HTMLElement.prototype, "offsetTop",
                    { configurable: true, get() { reads++; return get.call(this); } });
                  document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
                  const during = reads;
                  Object.defineProperty(HTMLElement.prototype, "offsetTop", { configurable: true, get });
                  return during;
                })()
                """);
    }

    @Test
    void liveBoard_hiddenTab_letsTheEngineRest() {
        Page page = CHROMIUM.visitor(1366, 768);
        List<WebSocket> searches = new ArrayList<>();
        page.onWebSocket(socket -> {
            if (socket.url().contains("/api/analyse/values")) {
                searches.add(socket);
            }
        });
        page.navigate("/analyse#record=f5&ply=1");
        page.waitForCondition(() -> searches.size() == 1);
        setHidden(page, true);
        page.waitForCondition(() -> searches.getFirst().isClosed());
        setHidden(page, false);
        page.waitForCondition(() -> searches.size() == 2);
    }

    private static void setHidden(Page page, boolean hidden) {
        page.evaluate(
                "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
                        + " document.dispatchEvent(new Event('visibilitychange')); }",
                hidden);
    }

    @Test
    void boardWithoutSide_isAskedFor() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/analyse");
        page.getByLabel("Game or position").fill("・・・・\n・○●・\n・●○・\n・・・・");
        page.locator(".side-panel")
                .getByText("Analyse", new Locator.GetByTextOptions().setExact(true))
                .click();
        page.locator(".side-panel")
                .getByText("White", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator(".square.best.exact").first()).isVisible();
    }

    /** Two games of Ann: where she loses discs, practice of the costliest positions, and their return on a later day. */
    @Test
    void playerOfManyGames_isReportedAndPractised() {
        String game = """
                [Black "Ann"]
                [White "Bob"]
                [Date "2001"]
                [FEN "-----OX--XO----- X"]

                1. d3 b4 2. a2 b1 3. a1 d1 4. d2 d4 5. c4 a4 6. c1

                """;
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/analyse");
        page.getByLabel("Game or position").fill(game + game.replace("Bob", "Cid"));
        page.locator(".side-panel")
                .getByText("Analyse", new Locator.GetByTextOptions().setExact(true))
                .click();
        page.getByLabel("Search: players, event, year").fill("cid");
        assertThat(page.locator(".choices li")).hasCount(1);
        page.getByText("Where does this player lose discs?").click();
        assertThat(page.locator(".player-report tbody").first()).containsText(Pattern.compile("All games\\s*2"));
        Chromium.assertAccessible(page);
        page.getByText("Practise these positions").click();
        assertThat(page.locator(".question")).containsText("Black to move.");
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".answer")).containsText("is worth");

        page.evaluate("localStorage.setItem('outflank.practice-cards', JSON.stringify(JSON.parse("
                + "localStorage.getItem('outflank.practice-cards')).map(card => ({ ...card, due: 0 }))))");
        page.navigate("/analyse");
        page.getByText("Practise again: ").click();
        assertThat(page.locator(".question")).containsText("Black to move.");
        page.setViewportSize(390, 844);
        Chromium.assertFits(page);
    }

    private static Locator square(Page page, String name) {
        return page.locator(".square[data-name=" + name + "]");
    }

    private static void paste(Page page, String button) {
        page.getByLabel("Game or position").fill(GAME);
        page.locator(".side-panel")
                .getByText(button, new Locator.GetByTextOptions().setExact(true))
                .click();
    }
}
