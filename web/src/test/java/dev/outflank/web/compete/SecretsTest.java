package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** The log never contains passwords, tokens, invitation keys or session ids. */
@Tag("attack")
class SecretsTest {
    private static final String PASSWORD = "the password of ann";

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void log_withDatabaseFailures_containsNoSecrets() throws Exception {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Level before = root.getLevel();
        log.start();
        root.addAppender(log);
        root.setLevel(Level.INFO);
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            Person ann = site.judge.accounts().add("ann", "Ann", Role.STUDENT).orElseThrow();
            String key = site.judge.accounts().invite("test", ann);
            HttpResponse<String> welcome = site.post("/welcome/" + key, "", Map.of("password", PASSWORD));
            String cookie =
                    welcome.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
            String token = site.judge.accounts().addToken(ann, "laptop");
            site.post("/sign-in", "", Map.of("login", "ann", "password", PASSWORD));
            site.post("/sign-in", "", Map.of("login", "ann", "password", "wrong " + PASSWORD));
            site.post("/account/password", token, Map.of("old", PASSWORD, "password", PASSWORD + " new"));
            String unused = site.judge.accounts().invite("test", ann);
            token = site.judge.accounts().addToken(ann, "laptop");
            fail(site, "sessions", "people", "tokens");
            site.post("/sign-in", "", Map.of("login", "ann", "password", PASSWORD + " new"));
            site.post("/account/tokens", token, Map.of("label", "another"));
            site.post("/account/password", token, Map.of("old", PASSWORD + " new", "password", PASSWORD));
            site.post("/welcome/" + unused, "", Map.of("password", PASSWORD));
            String text = log.list.stream()
                    .map(event -> event.getFormattedMessage() + ThrowableProxyUtil.asString(event.getThrowableProxy()))
                    .collect(Collectors.joining("\n"));
            assertThat(text).as("the failures are logged").contains("refused by the test");
            assertThat(text)
                    .doesNotContain(PASSWORD, key, unused, token, "$argon2", cookie.substring(cookie.indexOf('=') + 1));
        } finally {
            root.setLevel(before);
            root.detachAppender(log);
        }
    }

    /** Makes all writes to some tables fail, as on a full disk. */
    private static void fail(JudgeTestServer site, String... tables) {
        for (String table : tables) {
            for (String change : List.of("insert", "update", "delete")) {
                site.database
                        .jdbi()
                        .useHandle(handle -> handle.execute("create trigger " + change + "_" + table + " before "
                                + change + " on " + table + " begin select raise(abort, 'refused by the test'); end"));
            }
        }
    }
}
