package dev.outflank.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.cli.Run;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Player;
import dev.outflank.rules.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Our engine as a program in our own arena, against itself in other tongues and against another engine. */
class EnginesIT {
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();
    private static final Path RHINO = Path.of("/usr/games/gtp-rhino");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Whatever building there is to do is not part of a move. */
    @BeforeAll
    static void build() throws Exception {
        Process process = new ProcessBuilder(LAUNCHER.toString(), "--version")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @ValueSource(ints = {4, 10, 26})
    void gtp_smallAndLargeBoards_wholeGames(int size) throws IOException {
        match("gtp", "gtp --level 1 --time 2ms", "codingame", "codingame --time 2ms", size, "none");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource({
        "'nboard,depth=2', nboard, gtp, gtp --level 1",
        "'botzone,keep', botzone --keep --player first, 'botzone,simple,keep', botzone --keep --time 50ms",
    })
    void engines_inEveryTongue_wholeGames(String a, String first, String b, String second) throws IOException {
        match(a, first, b, second, 8, "2");
    }

    /** Each move is a start of a JVM, so that only the last moves are played. */
    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void botzone_startedForEveryMove_endsOfGames() throws Exception {
        Player greedy = BuiltInPlayers.create("greedy");
        Game game = Game.start(8);
        while (game.position().empties() > 6) {
            game = game.play(greedy.choose(game, Clock.UNLIMITED));
        }
        Path opening = Files.writeString(folder.resolve("opening.txt"), Transcript.format(game.moves()));
        match("botzone", "botzone --player first", "botzone,simple", "botzone", 8, opening.toString());
    }

    /** Our launcher needs its own folder, which the sandbox would hide: these are programs we trust. */
    private void match(String a, String first, String b, String second, int size, String openings) throws IOException {
        Path record = folder.resolve("match");
        Run run = Run.of(
                "match",
                a + ":" + LAUNCHER + " " + first,
                b + ":" + LAUNCHER + " " + second,
                "--no-sandbox",
                "--strict",
                "--size",
                String.valueOf(size),
                "--openings",
                openings,
                "--games",
                "2",
                "--time",
                "60s",
                "--memory",
                "2048",
                "--json",
                "-o",
                record.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out())
                .as(logs(record.resolve("logs")))
                .contains("\"games\":2", "\"faultsA\":{}", "\"faultsB\":{}");
    }

    /** What was said in the games, for whoever reads about a fault. */
    private static String logs(Path folder) throws IOException {
        StringBuilder logs = new StringBuilder();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                logs.append(Files.readString(file)).append('\n');
            }
        }
        return logs.toString();
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void gtpRhino_otherPeoplesEngine_wholeGames() {
        assumeTrue(Files.isExecutable(RHINO), "gtp-rhino is not installed (Debian package grhino): not played against");
        Run run = Run.of(
                "match",
                "engine:level=1",
                "gtp:" + RHINO,
                "--no-sandbox",
                "--games",
                "4",
                "--time",
                "60s",
                "--json",
                "--no-records");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"games\":4", "\"faultsB\":{}");
    }
}
