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
 * Runs Debian's Chromium and a server, shared by all test classes. An error on a page's console fails the test. Tests are
 * skipped if there is no browser.
 */
final class Chromium implements BeforeAllCallback, AfterEachCallback {
    private static final Path EXECUTABLE = Path.of("/usr/bin/chromium");
    private static final int TIMEOUT_MILLIS = 20_000;

    private static final Map<String, String> ENVIRONMENT = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static final String AXE = readAxe();

    private final List<String> errors = new ArrayList<>();
    private @Nullable Session session;

    /** A running server and browser, created once for all test classes. */
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
                        .setExecutablePath(EXECUTABLE)
                        .setArgs(FLAGS));
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        assumeTrue(Files.isExecutable(EXECUTABLE), EXECUTABLE + " is not installed");
        PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
        session = context.getRoot()
                .getStore(ExtensionContext.Namespace.create(Chromium.class))
                .computeIfAbsent("outflank-web", Session::open, Session.class);
    }

    /** A new visitor with reduced motion. */
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
        context.setDefaultTimeout(TIMEOUT_MILLIS);
        Page page = context.newPage();
        page.onPageError(errors::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().startsWith("Failed to load resource")) {
                errors.add(message.text());
            }
        });
        return page;
    }

    /** Fails if axe finds anything. */
    static void assertAccessible(Page page) {
        assertThat(accessibilityViolations(page)).as(page.url()).isEmpty();
    }

    /** What axe finds: rules, elements and how to fix them. */
    static List<String> accessibilityViolations(Page page) {
        if (Boolean.FALSE.equals(page.evaluate("'axe' in window"))) {
            page.evaluate(AXE + "; undefined");
        }
        Object findings = page.evaluate("""
            axe.run().then(result => result.violations
                .map(one => one.id + ": " + one.nodes.map(node => node.html + " " + node.failureSummary)
                    .slice(0, 3).join("; ")))
            """);
        return ((List<?>) findings).stream().map(String::valueOf).toList();
    }

    private static String readAxe() {
        try (InputStream in = requireNonNull(Chromium.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails if the page is wider than the screen. */
    static void assertFits(Page page) {
        assertThat(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
                .as(page.url())
                .asInstanceOf(InstanceOfAssertFactories.INTEGER)
                .isLessThanOrEqualTo(0);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        List<String> found = List.copyOf(errors);
        errors.clear();
        requireNonNull(session).browser.contexts().forEach(BrowserContext::close);
        assertThat(found).isEmpty();
    }
}
