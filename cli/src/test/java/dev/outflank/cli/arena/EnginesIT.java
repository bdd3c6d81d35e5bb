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

/** The engine as a program in the arena: against itself in other protocols and against another engine. */
class EnginesIT {
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();
    private static final Path RHINO = Path.of("/usr/games/gtp-rhino");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Builds first, so that the time of a build does not count as time of a move. */
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
    void gtp_smallAndLargeBoards_playsCompleteGames(int size) throws IOException {
        match("gtp", "gtp --level 1 --time 2ms", "codingame", "codingame --time 2ms", size, "none");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource({
        "'nboard,depth=2', nboard, gtp, gtp --level 1",
        "'botzone,keep', botzone --keep --player first, 'botzone,simple,keep', botzone --keep --time 50ms",
    })
    void engine_inEveryProtocol_playsCompleteGames(String a, String first, String b, String second) throws IOException {
        match(a, first, b, second, 8, "2");
    }

    /** Every move starts a JVM, so only the last moves of a game are played. */
    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void botzone_startedForEveryMove_finishesGames() throws Exception {
        Player greedy = BuiltInPlayers.create("greedy");
        Game game = Game.start(8);
        while (game.position().empties() > 6) {
            game = game.play(greedy.choose(game, Clock.UNLIMITED));
        }
        Path opening = Files.writeString(folder.resolve("opening.txt"), Transcript.format(game.moves()));
        match("botzone", "botzone --player first", "botzone,simple", "botzone", 8, opening.toString());
    }

    /** Without sandbox, which would hide the directory of the launcher. */
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

    /** The logs of the games, to explain a failure. */
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
    void gtpRhino_asOpponent_playsCompleteGames() {
        assumeTrue(Files.isExecutable(RHINO), "gtp-rhino is not installed (Debian package grhino)");
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
