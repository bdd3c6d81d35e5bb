package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The board on every screen and for every reader. */
class BoardBrowserIT {
    private static final String GAME = "f5d6c3d3c4f4f6f3e6e7";

    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    @ParameterizedTest
    @CsvSource({"390,844", "844,390", "768,1024", "1366,768", "683,384", "3840,2160"})
    void boardStatusAndControls_areInTheWindow(int width, int height) {
        Page page = CHROMIUM.visitor(width, height);
        for (String size : List.of("8", "26")) {
            page.navigate("/play");
            page.locator("[name=size]").selectOption(size);
            page.locator(".square.legal").first().click();
            assertThat(page.locator(".status")).hasText("Your move");
            for (String part : List.of(".frame", ".status", "[data-action=resign]", "[data-action=undo]")) {
                assertInWindow(page, part);
            }
            assertLabelsAreWhole(page);
            Chromium.assertFits(page);
        }
        page.navigate("/analyse#record=" + GAME + "&ply=10");
        assertThat(page.locator(".verdicts li")).hasCount(10);
        assertThat(page.locator(".verdict")).containsText("10. e7");
        Object clipped = page.evaluate("""
            [...document.querySelectorAll(".verdicts button")].filter(move => {
                move.dataset.lost = "≈−64";
                return move.scrollWidth > move.clientWidth;
            }).length
            """);
        assertThat(clipped).isEqualTo(0);
        assertInWindow(page, ".frame");
        assertInWindow(page, ".nav-buttons");
        assertThat(page.evaluate("scrollY")).isEqualTo(0);
        Chromium.assertFits(page);
    }

    @Test
    void game26x26_inAnalyse_isNotClipped() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/analyse");
        page.getByText("Set up a position").click();
        page.getByLabel("Board size").selectOption("26");
        assertThat(page.locator(".square")).hasCount(26 * 26);
        assertInWindow(page, ".frame");
        assertLabelsAreWhole(page);
    }

    /** Reads the colours of the discs from the screen. */
    @ParameterizedTest
    @EnumSource(ColorScheme.class)
    void highContrast_showsDiscs(ColorScheme scheme) throws IOException {
        Page page = CHROMIUM.visitor(1366, 768);
        page.emulateMedia(new Page.EmulateMediaOptions()
                .setForcedColors(ForcedColors.ACTIVE)
                .setColorScheme(scheme));
        page.navigate("/play");
        page.locator(".square.legal").first().waitFor();
        BufferedImage screen = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
        assertThat(brightness(screen, page.locator(".square.black").first())).isLessThan(30);
        assertThat(brightness(screen, page.locator(".square.white").first())).isGreaterThan(225);
        Chromium.assertAccessible(page);
    }

    @Test
    void themes_areRememberedOnAllPages() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/play");
        page.locator(".square.legal").first().click();
        page.getByText("⚙ Settings").click();
        Chromium.assertAccessible(page);
        page.locator("dialog select[name=discs]").selectOption("shapes");
        page.locator("dialog select[name=board]").selectOption("blue");
        page.navigate("/learn");
        assertThat(page.locator("html")).hasAttribute("data-board", "blue");
        assertThat(page.locator("html")).hasAttribute("data-discs", "shapes");
    }

    @Test
    void screenReader_hearsSquaresMovesAndRefusals() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/play");
        page.getByLabel("Same screen").check();
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByLabel("d4, white", exactly())).isVisible();
        assertThat(page.getByLabel("f5, legal move", exactly())).isVisible();
        assertThat(page.getByLabel("a1, empty", exactly())).isVisible();
        Locator field = page.getByLabel("Type a move");
        field.fill("a1");
        field.press("Enter");
        assertThat(page.locator(".refusal")).hasText("a1 is not a legal move: it flips no discs.");
        field.fill("z99");
        field.press("Enter");
        assertThat(page.locator(".refusal")).containsText("a letter from a to h and a number from 1 to 8");
        for (String move : List.of("F 5", "ｄ６", "3. c3")) {
            field.fill(move);
            field.press("Enter");
            assertThat(field).hasValue("");
            // The next move can be typed once the server has confirmed this one.
            assertThat(page.getByText("Legal moves:")).not().hasText("Legal moves: 0");
        }
        assertThat(page.locator(".announcements p")).hasText(new String[] {
            "Black plays f5 and flips 1 disc.", "White to move.",
            "White plays d6 and flips 1 disc.", "Black to move.",
            "Black plays c3 and flips 1 disc.", "White to move."
        });
        assertThat(page.getByLabel("c3, black, last move", exactly())).isVisible();
        page.getByText("Legal moves:").click();
        Locator moves = page.locator(".legal-moves button");
        assertThat(moves.first()).hasText(Pattern.compile("[a-h][1-8]"));
        moves.first().click();
        assertThat(page.locator(".moves li")).hasCount(4);
    }

    @Test
    void fullScreen_showsBoardAndPanel() {
        Page page = CHROMIUM.visitor(1280, 720);
        page.navigate("/play");
        page.locator(".square.legal").first().click();
        page.getByText("Full screen").click();
        assertThat(page.locator(".game-layout")).hasCSS("height", "720px");
        assertInWindow(page, ".frame");
        assertInWindow(page, ".status");
    }

    private static Page.GetByLabelOptions exactly() {
        return new Page.GetByLabelOptions().setExact(true);
    }

    private static void assertInWindow(Page page, String part) {
        BoundingBox box = page.locator(part).first().boundingBox();
        assertThat(box).as(part).isNotNull();
        assertThat(box.x).as(part + " left").isGreaterThanOrEqualTo(0);
        assertThat(box.y).as(part + " top").isGreaterThanOrEqualTo(0);
        assertThat(box.x + box.width).as(part + " right").isLessThanOrEqualTo(page.viewportSize().width + 0.5);
        assertThat(box.y + box.height).as(part + " bottom").isLessThanOrEqualTo(page.viewportSize().height + 0.5);
    }

    /** The names of columns and rows on all four sides lie within the frame. */
    private static void assertLabelsAreWhole(Page page) {
        assertThat(page.locator(".labels")).hasCount(4);
        assertThat(page.evaluate("""
                (() => {
                  const frame = document.querySelector(".frame").getBoundingClientRect();
                  return [...document.querySelectorAll(".labels span")].filter((label) => {
                    const range = document.createRange();
                    range.selectNodeContents(label);
                    const box = range.getBoundingClientRect();
                    return box.width === 0 || box.left < frame.left || box.right > frame.right
                        || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
                  }).length;
                })()
                """)).isEqualTo(0);
    }

    /** The brightness at the centre of a square, from 0 to 255. */
    private static int brightness(BufferedImage screen, Locator square) {
        BoundingBox box = square.boundingBox();
        int colour = screen.getRGB((int) (box.x + box.width / 2), (int) (box.y + box.height / 2));
        return ((colour >> 16 & 255) + (colour >> 8 & 255) + (colour & 255)) / 3;
    }
}
