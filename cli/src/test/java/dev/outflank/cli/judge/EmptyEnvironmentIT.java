package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.store.Database;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server as a service manager starts it, without a locale: files with any name, and a heap with a limit. */
@Tag("attack")
final class EmptyEnvironmentIT {
    private static final String CONTEST = """
        title: Java
        course: Test
        total: 1
        dates: {}
        languages:
          java:
            endings: [java]
            compile: javac -proc:none -encoding UTF-8 -d . {source}
            run: java -XX:TieredStopAtLevel=1 -cp {folder} Reversi
        hand-ins:
          reversi: {file: Reversi.java, limits: {run: 30s, memory: 512MB}}
        marking:
          - part: Answer
            marks: 1
            tests: {hand-in: reversi, compare: lines, credit: all, cases: [{case: one, output: "größer\\n"}]}
        """;

    /** The compiler writes a file for every class. */
    private static final String SOURCE = """
        public class Reversi {
            public static void main(String[] args) throws Exception {
                new java.io.PrintStream(System.out, true, "UTF-8").println(new Größe().name());
            }
        }
        class Größe { String name() { return "größer"; } }
        """;

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void serve_withoutLocale_checksAClassWithANonAsciiName_inABoundedHeap() throws Exception {
        Sandbox sandbox = Sandbox.probe();
        assumeTrue(sandbox.isReady(), () -> "no sandbox here: " + sandbox.missing());
        Path data = folder.resolve("data");
        long id;
        try (Database database = Database.openSqlite(data)) {
            JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
            judge.contests().save("test", "java", CONTEST, true);
            id = judge.submissions()
                    .submit(
                            judge.accounts().add("ann", "Ann", Role.STUDENT).orElseThrow(),
                            judge.contests().find("java").orElseThrow(),
                            Map.of("Reversi.java", SOURCE.getBytes(StandardCharsets.UTF_8)))
                    .id();
        }
        Map<String, String> environment = Map.of(
                "PATH",
                "/usr/bin:/bin",
                "JAVA_HOME",
                System.getProperty("java.home"),
                "XDG_CACHE_HOME",
                folder.resolve("cache").toString());
        try (LauncherProcess server = LauncherProcess.start(
                folder, "serve", environment, "serve", "--port", "0", "--data", data.toString(), "--jobs", "1")) {
            FaultsIT.await(
                    "the submission is checked",
                    () -> FaultsIT.querySqlite(
                                    data, "select count(*) from uploads where state <> 'QUEUED' or attempts > 0")
                            == 1);
            assertThat(server.commandLine())
                    .contains(
                            "\n-Xmx",
                            "\n-XX:-UseTransparentHugePages\n",
                            "\n-Djdk.virtualThreadScheduler.parallelism=");
            assertThat(server.endsWithin(60)).isTrue();
        }
        try (Database database = Database.openSqlite(data)) {
            JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
            assertThat(judge.submissions().find(id).orElseThrow()).satisfies(submission -> {
                assertThat(submission.reason()).isEqualTo("accepted");
                assertThat(submission.log()).contains("PASS  one");
            });
        }
        assertThat(Files.getPosixFilePermissions(data)).hasSize(3);
    }
}
