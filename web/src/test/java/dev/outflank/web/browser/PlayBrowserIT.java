package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class PlayBrowserIT {
    private static final Pattern ENDED = Pattern.compile("You (won|lost) \\d+–\\d+|Draw \\d+–\\d+");

    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    @Test
    void game_byKeyboard_isPlayedToTheEndAndSurvivesReload() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/play");
        page.locator("[name=size]").selectOption("6");
        page.getByLabel("or another player").selectOption("greedy");
        Chromium.assertAccessible(page);
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        for (int move = 0; move < 40 && !isOver(page); move++) {
            if (move == 3) {
                page.reload();
                assertThat(status(page)).hasText("Your move");
                assertThat(page.locator(".moves li").count()).isGreaterThanOrEqualTo(6);
            }
            playByKeyboard(page);
        }
        assertThat(status(page)).hasText(ENDED);
        Chromium.assertAccessible(page);
        page.getByText("Undo").click();
        assertThat(status(page)).hasText("Your move");
    }

    /** The board of the old size stays until the new one has arrived; a press must not play its squares on the new one. */
    @Test
    void firstMove_rightAfterAChangeOfSize_isOnTheNewBoard() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.route("**/api/start?size=6*", route -> {
            page.waitForTimeout(300);
            route.resume();
        });
        page.navigate("/play");
        page.locator(".square.legal").first().waitFor();
        page.locator("[name=size]").selectOption("6");
        page.locator(".square.legal").first().click();
        assertThat(status(page)).hasText("Your move");
        assertThat(page.locator(".square")).hasCount(36);
        assertThat(page.locator(".toast")).hasCount(0);
    }

    @Test
    void boardOfTheForm_isPlayableOnlyIfTheVisitorMovesFirst() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/play");
        page.locator("input[name=side][value=black]").check();
        page.locator(".square.legal").first().waitFor();
        page.locator("input[name=side][value=either]").check();
        assertThat(page.locator(".square.legal")).hasCount(0);
        page.getByLabel("Same screen").check();
        assertThat(page.locator(".square.legal")).hasCount(4);
        page.locator("[name=size]").selectOption("8-balanced");
        assertThat(page.locator(".square.legal")).hasCount(0);
    }

    @Test
    void twoPeople_byLink_seeEachOthersMoves() {
        Page ann = CHROMIUM.visitor(1366, 768);
        ann.navigate("/play");
        ann.getByLabel("Friend by link").check();
        ann.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(status(ann)).hasText("Waiting for your friend");
        String link = ann.getByLabel("Invitation link").inputValue();
        Page bob = CHROMIUM.visitor(390, 844);
        bob.navigate(link);
        assertThat(status(bob)).hasText("Black to move");
        assertThat(status(ann)).hasText("Your move");
        square(ann, "f5").click();
        assertThat(status(bob)).hasText("Your move");
        square(bob, "d6").click();
        assertThat(square(ann, "d6")).hasClass(Pattern.compile(".*white.*"));
        Page carl = CHROMIUM.visitor(390, 844);
        carl.navigate(link.replaceFirst("#.*", ""));
        assertThat(status(carl)).hasText("Black to move");
        assertThat(carl.locator(".square.legal")).hasCount(0);
        Chromium.assertFits(bob);
        bob.onDialog(dialog -> dialog.accept());
        bob.getByText("Resign").click();
        assertThat(status(ann)).hasText("You won by resignation");
        ann.getByText("Rematch").click();
        assertThat(ann.getByText("Rematch offered")).isVisible();
        bob.getByText("Accept rematch").click();
        assertThat(status(bob)).hasText("Your move");
    }

    @Test
    void board26x26_isPlayableOnPhone() {
        Page page = CHROMIUM.visitor(390, 844);
        page.navigate("/play");
        page.locator("[name=size]").selectOption("26");
        assertThat(page.locator(".square")).hasCount(26 * 26);
        Chromium.assertFits(page);
        page.locator(".square.legal").first().click();
        assertThat(page.locator(".moves li")).hasCount(2);
        assertThat(status(page)).hasText("Your move");
        Chromium.assertFits(page);
    }

    /** Moves from the focused square to the first legal one with the arrow keys, and presses Enter. */
    private static void playByKeyboard(Page page) {
        Locator legal = page.locator(".square.legal").first();
        legal.waitFor();
        int moves = page.locator(".moves li").count();
        int target = Integer.parseInt(String.valueOf(legal.getAttribute("data-index")));
        Locator focus = page.locator(".square[tabindex='0']");
        focus.focus();
        int at = Integer.parseInt(String.valueOf(focus.getAttribute("data-index")));
        press(page, target / 6 - at / 6, "ArrowDown", "ArrowUp");
        press(page, target % 6 - at % 6, "ArrowRight", "ArrowLeft");
        page.keyboard().press("Enter");
        page.waitForCondition(() -> page.locator(".moves li").count() > moves
                && (isOver(page) || page.locator(".square.legal").count() > 0));
    }

    private static void press(Page page, int steps, String forward, String backward) {
        for (int i = 0; i < Math.abs(steps); i++) {
            page.keyboard().press(steps > 0 ? forward : backward);
        }
    }

    private static boolean isOver(Page page) {
        return ENDED.matcher(status(page).innerText()).matches();
    }

    private static Locator status(Page page) {
        return page.locator(".status");
    }

    private static Locator square(Page page, String name) {
        return page.locator(".square[data-name=" + name + "]");
    }
}
