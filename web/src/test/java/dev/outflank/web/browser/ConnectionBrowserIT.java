package dev.outflank.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Many windows, slow servers and lost connections. */
class ConnectionBrowserIT {
    private static final int WINDOWS = 10;

    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    @Test
    void tenWindowsOfOneBrowser_allPlay() {
        Page first = CHROMIUM.visitor(800, 600);
        BrowserContext browser = first.context();
        List<Page> windows = new ArrayList<>(List.of(first));
        while (windows.size() < WINDOWS) {
            windows.add(browser.newPage());
        }
        for (Page window : windows) {
            window.navigate("/play");
            window.locator("[name=size]").selectOption("4");
            window.getByLabel("or another player").selectOption("random");
            window.locator(".square.legal").first().click();
            assertThat(window.locator(".status")).hasText("Your move");
        }
        for (Page window : windows) {
            window.locator(".square.legal").first().click();
            assertThat(window.locator(".status")).hasText(Pattern.compile("Your move|You (won|lost) .*|Draw .*"));
            assertThat(window.locator(".moves li").nth(3)).isAttached();
        }
    }

    @Test
    void move_isShownBeforeTheServerAnswers_andTakenBackIfRefused() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.navigate("/play");
        page.getByLabel("Same screen").check();
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".status")).hasText("Black to move");
        List<Route> held = new ArrayList<>();
        page.route("**/moves?*", held::add);
        page.locator(".square[data-name=f5]").click();
        assertThat(page.locator(".square[data-name=f5]")).hasClass(Pattern.compile(".*black.*"));
        assertThat(page.locator(".square[data-name=e5]")).hasClass(Pattern.compile(".*black.*"));
        // The board shows the move before the request has left the browser.
        page.waitForCondition(() -> !held.isEmpty());
        assertThat(held).hasSize(1);
        held.getFirst()
                .fulfill(
                        new Route.FulfillOptions().setStatus(409).setBody("{\"error\":\"The position has changed.\"}"));
        assertThat(page.locator(".toast")).hasText("f5 was not played: The position has changed.");
        assertThat(page.locator(".square[data-name=f5]")).hasClass(Pattern.compile("square legal shown"));
        page.unroute("**/moves?*");
        page.locator(".square[data-name=f5]").click();
        assertThat(page.locator(".status")).hasText("White to move");
    }

    @Test
    void lostConnection_isShownAndHealsItself() {
        Page page = CHROMIUM.visitor(1366, 768);
        AtomicBoolean down = new AtomicBoolean();
        List<WebSocketRoute> sockets = new ArrayList<>();
        page.routeWebSocket(Pattern.compile(".*/events"), socket -> {
            if (down.get()) {
                socket.close();
            } else {
                socket.connectToServer();
                sockets.add(socket);
            }
        });
        page.navigate("/play");
        page.getByLabel("Same screen").check();
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".status")).hasText("Black to move");
        Page other = page.context().newPage();
        other.navigate(page.url());
        assertThat(other.locator(".status")).hasText("Black to move");
        down.set(true);
        sockets.forEach(WebSocketRoute::close);
        assertThat(page.locator(".lost-connection")).isVisible();
        other.locator(".square[data-name=f5]").click();
        down.set(false);
        assertThat(page.locator(".lost-connection")).isHidden();
        assertThat(page.locator(".status")).hasText("White to move");
    }

    @Test
    void withoutWebSockets_serverSentEventsAreUsed() {
        Page page = CHROMIUM.visitor(1366, 768);
        page.addInitScript("window.WebSocket = class extends EventTarget {"
                + " constructor() { super(); setTimeout(() => this.onclose?.(), 10); } close() {} };");
        page.navigate("/play");
        page.locator(".square[data-name=d3]").click();
        assertThat(page.locator(".status")).hasText("Your move");
        assertThat(page.locator(".moves li")).hasCount(2);
    }
}
