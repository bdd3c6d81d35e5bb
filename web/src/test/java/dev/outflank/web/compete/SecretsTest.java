package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Role;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Whatever goes wrong, the log holds nothing by which somebody could come in. */
class SecretsTest {
    private static final String PASSWORD = "the password of ann";

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void log_ofAWholeFlow_andOfADatabaseThatFails_holdsNoSecret() throws Exception {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Level before = root.getLevel();
        log.start();
        root.addAppender(log);
        root.setLevel(Level.INFO);
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            Person ann = house.store.people().add("ann", "Ann", Role.STUDENT).orElseThrow();
            String key = house.store.people().invite(ann.id(), Duration.ofDays(1));
            String unused = house.store.people().invite(ann.id(), Duration.ofDays(1));
            HttpResponse<String> welcome = house.post("/welcome/" + key, "", Map.of("password", PASSWORD));
            String cookie =
                    welcome.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
            String token = house.store.people().addToken(ann.id(), "laptop");
            house.post("/sign-in", "", Map.of("login", "ann", "password", PASSWORD));
            house.post("/sign-in", "", Map.of("login", "ann", "password", "wrong " + PASSWORD));
            house.post("/account/password", token, Map.of("old", PASSWORD, "password", PASSWORD + " new"));
            fail(house, "sessions", "people", "tokens");
            house.post("/sign-in", "", Map.of("login", "ann", "password", PASSWORD + " new"));
            house.post("/account/tokens", token, Map.of("label", "another"));
            house.post("/account/password", token, Map.of("old", PASSWORD + " new", "password", PASSWORD));
            house.post("/welcome/" + unused, "", Map.of("password", PASSWORD));
            String words = log.list.stream()
                    .map(event -> event.getFormattedMessage() + ThrowableProxyUtil.asString(event.getThrowableProxy()))
                    .collect(Collectors.joining("\n"));
            assertThat(words).as("the failures are there").contains("refused by the test");
            assertThat(words)
                    .doesNotContain(PASSWORD, key, unused, token, "$argon2", cookie.substring(cookie.indexOf('=') + 1));
        } finally {
            root.setLevel(before);
            root.detachAppender(log);
        }
    }

    /** Lets every change of some tables fail, as a full disk would. */
    private static void fail(JudgeTestServer house, String... tables) {
        for (String table : tables) {
            for (String change : List.of("insert", "update", "delete")) {
                house.store
                        .database()
                        .jdbi()
                        .useHandle(handle -> handle.execute("create trigger " + change + "_" + table + " before "
                                + change + " on " + table + " begin select raise(abort, 'refused by the test'); end"));
            }
        }
    }
}
