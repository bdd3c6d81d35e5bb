package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Our engine as a program in our own arena, against itself in other tongues and against another engine. */
class EnginesIT {
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();
    private static final Path RHINO = Path.of("/usr/games/gtp-rhino");

    /** Whatever building there is to do is not part of a move. */
    @BeforeAll
    static void build() throws Exception {
        Process process = new ProcessBuilder(LAUNCHER.toString(), "--version")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26})
    void gtp_everyBoard_wholeGames(int size) {
        match("gtp", "gtp --level 1 --time 10ms", "codingame", "codingame --player greedy", size);
    }

    @ParameterizedTest
    @CsvSource({
        "nboard, nboard, gtp, gtp --level 1",
        "botzone, botzone --player first, 'botzone,simple', botzone --player greedy",
        "'botzone,keep', botzone --keep --player first, 'botzone,simple,keep', botzone --keep --time 50ms",
    })
    void engines_inEveryTongue_wholeGames(String a, String first, String b, String second) {
        match(a.equals("nboard") ? "nboard,depth=2" : a, first, b, second, 8);
    }

    /** Our launcher needs its own folder, which the sandbox would hide: these are programs we trust. */
    private static void match(String a, String first, String b, String second, int size) {
        Run run = Run.of(
                "match", a + ":" + LAUNCHER + " " + first, b + ":" + LAUNCHER + " " + second, "--no-sandbox", "--strict",
                "--size", String.valueOf(size), "--games", "2", "--time", "60s", "--memory", "2048", "--json", "--no-records");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"games\":2", "\"faultsA\":{}", "\"faultsB\":{}");
    }

    @Test
    void gtpRhino_otherPeoplesEngine_wholeGames() {
        assumeTrue(Files.isExecutable(RHINO), "gtp-rhino is not installed (Debian package grhino): not played against");
        Run run = Run.of(
                "match", "engine:level=1", "gtp:" + RHINO, "--no-sandbox", "--games", "10", "--time", "60s", "--json",
                "--no-records");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"games\":10", "\"faultsB\":{}");
    }
}
