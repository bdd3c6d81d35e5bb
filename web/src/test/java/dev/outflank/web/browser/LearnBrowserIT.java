package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class LearnBrowserIT {
    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    @Test
    void lesson_showsScoresOnSquares() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/learn");
        page.getByText("Leave it to chance").click();
        assertThat(page.locator(".square.annotated")).hasText(new String[] {"25%", "25%", "25%", "25%"});
        page.getByText("Play its move").click();
        assertThat(page.locator(".square.annotated")).hasText(new String[] {"33%", "33%", "33%"});
        page.getByText("Let it learn by itself").click();
        assertThat(page.locator(".network .inputs > svg rect")).hasCount(64);
        assertThat(page.locator(".network .inputs > svg .own.move")).hasCount(3);
        assertThat(page.locator(".network .training polyline")).hasCount(1);
        Chromium.assertAccessible(page);
        page.setViewportSize(390, 844);
        Chromium.assertFits(page);
    }

    @Test
    void tree_stepped_countsStatesOfTheCourse() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/learn/tree");
        assertThat(page.locator("table.totals")).containsText("224,821");
        assertThat(page.locator("table.totals")).containsText("7,208");
        page.getByText("Step", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".count")).hasText("State 2 of 7,208");
        page.getByText("Finish this branch").click();
        assertThat(page.locator(".levels .done").first()).hasText("b1−1");
        page.getByText("Finish this branch").click();
        assertThat(page.locator(".levels .cut")).hasCount(2);
        assertThat(page.locator(".drawing g.cut")).hasCount(2);
        page.getByText("Run to the end").click();
        assertThat(page.locator(".count")).hasText("Done: value −1 after 7,208 states");
        Chromium.assertAccessible(page);
        page.setViewportSize(390, 844);
        Chromium.assertFits(page);
    }
}
