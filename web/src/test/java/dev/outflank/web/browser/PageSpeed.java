package dev.outflank.web.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Measures the page in Chromium: bytes and time of a first visit, and the time from the response to a move on 26×26 to
 * the painted frame. {@code mvn verify} leaves it out; it runs by its name: {@code mvn -pl web -am test -Dtest=PageSpeed
 * -Dsurefire.failIfNoSpecifiedTests=false}. It is not part of {@code bench all}, because the product has no browser.
 */
class PageSpeed {
    private static final int VISITS = 7;

    @RegisterExtension
    private static final Chromium CHROMIUM = new Chromium();

    private static Page visitor() {
        return CHROMIUM.visitor(1280, 720);
    }

    @Test
    void firstVisits_timesAndBytes() {
        for (int visit = 0; visit < VISITS; visit++) {
            firstVisit(visitor());
        }
    }

    private static void firstVisit(Page page) {
        page.addInitScript("""
                new MutationObserver((changes, observer) => {
                  if (document.querySelector(".square.legal")) {
                    window.ready = performance.now();
                    observer.disconnect();
                  }
                }).observe(document, { subtree: true, childList: true, attributes: true });
                """);
        page.navigate("/play");
        page.locator(".square.legal").first().waitFor();
        System.out.println(page.evaluate("""
                (() => {
                  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
                  return `first visit: ${entries.length} requests, ${entries.reduce((sum, entry) => sum + entry.transferSize, 0)}`
                    + ` bytes, playable after ${Math.round(window.ready)} ms`;
                })()
                """));
    }

    @Test
    void largestBoard_timesUntilItIsPainted() {
        Page page = visitor();
        page.navigate("/play");
        List<?> game = (List<?>) page.evaluate("""
                (async () => {
                  const post = async (path, body) => (await fetch(path, { method: "POST", body: JSON.stringify(body) })).json();
                  const { id } = await post("/api/games", { size: 26, black: "me", white: "me" });
                  const board = document.querySelector("reversi-board");
                  let state = await (await fetch(`/api/games/${id}`)).json();
                  board.show(state, true);
                  const scripts = [];
                  const paints = [];
                  for (let i = 0; i < 120; i++) {
                    const square = state.moves[(i * 7) % state.moves.length];
                    const name = String.fromCharCode(97 + square % 26) + (Math.floor(square / 26) + 1);
                    state = await post(`/api/games/${id}/moves`, { ply: state.ply, square: name });
                    const responded = performance.now();
                    board.show(state, true);
                    scripts.push(performance.now() - responded);
                    await new Promise((resolve) => requestAnimationFrame(() => {
                      const channel = new MessageChannel();
                      channel.port1.onmessage = resolve;
                      channel.port2.postMessage(0);
                    }));
                    paints.push(performance.now() - responded);
                  }
                  const percentile = (times, share) => times.sort((a, b) => a - b)[Math.floor(share * (times.length - 1))].toFixed(1);
                  return [id, `26x26: script median ${percentile(scripts, 0.5)} ms, 95 % ${percentile(scripts, 0.95)} ms; `
                    + `painted median ${percentile(paints, 0.5)} ms, 95 % ${percentile(paints, 0.95)} ms after the response`];
                })()
                """);
        System.out.println(game.getLast());
        page.navigate("/analyse?game=" + game.getFirst());
        page.locator(".verdicts button").first().waitFor();
        System.out.println(page.evaluate("""
                (async () => {
                  const scripts = [];
                  const paints = [];
                  for (let i = 0; i < 80; i++) {
                    const pressed = performance.now();
                    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: i < 40 ? "ArrowLeft" : "ArrowRight", bubbles: true }));
                    scripts.push(performance.now() - pressed);
                    await new Promise((resolve) => requestAnimationFrame(() => {
                      const channel = new MessageChannel();
                      channel.port1.onmessage = resolve;
                      channel.port2.postMessage(0);
                    }));
                    paints.push(performance.now() - pressed);
                    await new Promise((resolve) => setTimeout(resolve, 100));
                  }
                  scripts.sort((a, b) => a - b);
                  paints.sort((a, b) => a - b);
                  return `26x26 in Analyse: script median ${scripts[40].toFixed(1)} ms, 95 % ${scripts[76].toFixed(1)} ms; key to paint median ${paints[40].toFixed(1)} ms, 95 % ${paints[76].toFixed(1)} ms, `
                    + `longest ${paints[79].toFixed(1)} ms`;
                })()
                """));
    }
}
