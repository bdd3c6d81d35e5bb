package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.outflank.web.text.Messages;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every page in every language: it fits on a phone and is accessible, light and dark. */
class LanguageBrowserIT {
    private static final List<String> PATHS =
            List.of("/play", "/analyse", "/learn", "/learn/first-steps", "/learn/tree", "/play#games", "/nowhere");
    private static final long MAX_FIRST_VISIT_BYTES = 60_000;

    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    @ParameterizedTest
    @CsvSource({"en", "ja", "zh"})
    void everyPage_fitsOnAPhoneAndIsAccessible(String language) {
        Page page = CHROMIUM.visitor(360, 740);
        page.setExtraHTTPHeaders(Map.of("Accept-Language", language));
        for (String path : PATHS) {
            page.navigate(path);
            page.reload();
            assertThat(page.locator("html"))
                    .hasAttribute(
                            "lang",
                            Messages.all().stream()
                                    .map(Messages::tag)
                                    .filter(tag -> tag.startsWith(language))
                                    .findFirst()
                                    .orElseThrow());
            if (!path.equals("/nowhere") && !path.equals("/play#games")) {
                page.locator(".square.black").first().waitFor();
            }
            Chromium.assertFits(page);
            for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                Chromium.assertAccessible(page);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"en", "ja", "zh"})
    void header_isNotClipped(String language) {
        Page page = CHROMIUM.visitor(360, 740);
        page.setExtraHTTPHeaders(Map.of("Accept-Language", language));
        page.navigate("/nowhere");
        for (int width : List.of(360, 390, 610, 768)) {
            page.setViewportSize(width, 740);
            Object clipped = page.evaluate("""
                [...document.querySelectorAll("header.site, header.site > :not(details), header.site a, .languages summary")]
                    .filter(part => part.scrollWidth > part.clientWidth
                        || part.getBoundingClientRect().right > innerWidth)
                    .map(part => part.outerHTML)
                """);
            assertThat(clipped)
                    .as("%d pixels", width)
                    .asInstanceOf(InstanceOfAssertFactories.LIST)
                    .isEmpty();
        }
    }

    @Test
    void chosenLanguage_isRemembered() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/analyse#record=f5d6&ply=1");
        page.locator(".languages summary").click();
        page.getByText("日本語").click();
        assertThat(page.locator("html")).hasAttribute("lang", "ja");
        // The position in the game is not lost.
        assertThat(page.locator(".nav-position")).hasText("1 / 2");
        assertThat(page.locator("h1")).hasText("縦取り");
        page.navigate("/play");
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".status")).hasText("あなたの番です");
        page.locator(".languages summary").click();
        page.getByText("简体中文").click();
        assertThat(page.locator(".status")).hasText("轮到您了");
    }

    /** Data of the page, also over its WebSocket, is in its language when another window has chosen another one. */
    @Test
    void openPage_keepsItsLanguage() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/play");
        page.locator(".square.legal").first().waitFor();
        Page other = page.context().newPage();
        other.navigate("/learn");
        other.locator(".languages summary").click();
        other.getByText("日本語").click();
        assertThat(other.locator("html")).hasAttribute("lang", "ja");
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".status")).hasText("Your move");
        page.getByText("Undo").click();
        assertThat(page.locator(".status")).hasText("Your move");
    }

    @Test
    void firstSteps_rulesAndAnExercise() {
        Page page = CHROMIUM.visitor(390, 844);
        page.navigate("/play");
        page.getByText("New to the game?").click();
        page.getByText("Skip").or(page.getByText("Next")).first().click();
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".answer")).containsText("has turned black");
        page.getByText("Next").click();
        page.locator("[data-name=d4].legal").click();
        assertThat(page.locator(".answer")).containsText("All discs in the three lines");
        page.getByText("Corners").click();
        assertThat(page.locator(".lesson h1")).hasText("Corners");
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".square.annotated").first()).isVisible();
        Chromium.assertFits(page);
        Chromium.assertAccessible(page);
    }

    /** Compressed, as sent: what a visitor downloads before the first move. */
    @Test
    void firstVisit_isLight() {
        for (String language : List.of("en", "ja", "zh")) {
            Page page = CHROMIUM.visitor(1366, 768);
            page.setExtraHTTPHeaders(Map.of("Accept-Language", language));
            AtomicLong bytes = new AtomicLong();
            page.onRequestFinished(
                    request -> bytes.addAndGet(request.sizes().responseBodySize + request.sizes().responseHeadersSize));
            page.navigate("/play");
            page.locator(".square.legal").first().waitFor();
            assertThat(page.locator(".opponent b")).not().isEmpty();
            assertThat(bytes.get()).as(language).isBetween(10_000L, MAX_FIRST_VISIT_BYTES);
        }
    }
}
