package dev.outflank.web.browser;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import dev.outflank.web.SiteRoutes;
import dev.outflank.web.WebServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Debian's Chromium and a server for it to visit, for the tests of all classes. What a page complains of on its console
 * fails the test; where there is no browser, tests are skipped and say why.
 */
final class Chromium implements BeforeAllCallback, AfterEachCallback {
    private static final Path PROGRAM = Path.of("/usr/bin/chromium");
    private static final int PATIENCE_MILLISECONDS = 20_000;

    private static final Map<String, String> ENVIRONMENT = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final List<String> complaints = new ArrayList<>();
    private @Nullable Session session;

    /** A running server and browser, made once for all classes. */
    private record Session(Path data, WebServer server, Playwright playwright, Browser browser)
            implements AutoCloseable {
        static Session open(String key) {
            try {
                Path data = Files.createTempDirectory(key);
                Playwright playwright = Chromium.playwright();
                return new Session(
                        data,
                        WebServer.start("127.0.0.1", 0, SiteRoutes.publicRoutes(data)),
                        playwright,
                        Chromium.browser(playwright));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() throws IOException {
            browser.close();
            playwright.close();
            server.close();
            try (Stream<Path> files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    static Playwright playwright() {
        return Playwright.create(new Playwright.CreateOptions().setEnv(ENVIRONMENT));
    }

    static Browser browser(Playwright playwright) {
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(PROGRAM)
                        .setArgs(FLAGS));
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        assumeTrue(Files.isExecutable(PROGRAM), "there is no " + PROGRAM + ": ./check installs it where it can");
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLISECONDS);
        session = context.getRoot()
                .getStore(ExtensionContext.Namespace.create(Chromium.class))
                .computeIfAbsent("outflank-web", Session::open, Session.class);
    }

    /** A new visitor who does not want things to move. */
    Page visitor(int width, int height) {
        return visitor(requireNonNull(session).server.address(), width, height);
    }

    /** A new visitor of another server. */
    Page visitor(URI address, int width, int height) {
        BrowserContext context = requireNonNull(session)
                .browser
                .newContext(new Browser.NewContextOptions()
                        .setBaseURL(address.toString())
                        .setViewportSize(width, height)
                        .setReducedMotion(ReducedMotion.REDUCE));
        context.setDefaultTimeout(PATIENCE_MILLISECONDS);
        Page page = context.newPage();
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().startsWith("Failed to load resource")) {
                complaints.add(message.text());
            }
        });
        return page;
    }

    /** Fails when the page shuts people out, as far as a program can tell. */
    static void assertAccessible(Page page) {
        try (InputStream in = requireNonNull(Chromium.class.getResourceAsStream("/axe.min.js"))) {
            page.evaluate(new String(in.readAllBytes(), StandardCharsets.UTF_8) + "; undefined");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        Object findings = page.evaluate("""
            axe.run().then(result => result.violations
                .filter(one => one.impact === "serious" || one.impact === "critical")
                .map(one => one.id + ": " + one.nodes.map(node => node.html + " " + node.failureSummary)
                    .slice(0, 3).join("; ")))
            """);
        assertThat(findings).asInstanceOf(InstanceOfAssertFactories.LIST).isEmpty();
    }

    /** Fails when the page is wider than the screen. */
    static void assertFits(Page page) {
        assertThat(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
                .asInstanceOf(InstanceOfAssertFactories.INTEGER)
                .isLessThanOrEqualTo(0);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        List<String> told = List.copyOf(complaints);
        complaints.clear();
        requireNonNull(session).browser.contexts().forEach(BrowserContext::close);
        assertThat(told).isEmpty();
    }
}
