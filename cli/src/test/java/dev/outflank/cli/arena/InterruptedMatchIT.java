package dev.outflank.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C in a match that runs in its own process. */
class InterruptedMatchIT {
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path temp;

    @Test
    void match_interrupted_printsTheStandingAndIsContinued() throws Exception {
        Path folder = temp.resolve("m");
        Path out = temp.resolve("out");
        Path err = temp.resolve("err");
        String[] match = {"match", "greedy", "smarter", "--size", "6", "-o", folder.toString()};
        Process process = new ProcessBuilder(
                        LAUNCHER.toString(),
                        match[0],
                        match[1],
                        match[2],
                        match[3],
                        match[4],
                        match[5],
                        match[6],
                        "--games",
                        "1000000")
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            while (process.isAlive() && savedGames(folder) < 4) {
                Thread.sleep(20);
            }
            // Not SIGINT, which a process in the background ignores.
            new ProcessBuilder("kill", "-TERM", String.valueOf(process.pid()))
                    .start()
                    .waitFor();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).as(Files.readString(err)).isEqualTo(143);
        assertThat(Files.readString(out)).contains("greedy ", " smarter, Elo ", "Ptnml(0-2): [");
        assertThat(Files.readString(err)).contains("the same command with -o " + folder + " continues it");
        int saved = savedGames(folder);
        Run more = Run.of(
                match[0],
                match[1],
                match[2],
                match[3],
                match[4],
                match[5],
                match[6],
                "--games",
                String.valueOf(saved + 2),
                "--json");
        assertThat(more.exit()).as(more.err()).isZero();
        assertThat(more.out()).contains("\"games\":" + (saved + 2) + ",");
    }

    /** Number of games in complete pairs. */
    private static int savedGames(Path folder) throws IOException {
        Path file = folder.resolve("games.jsonl");
        return Files.exists(file) ? Files.readAllLines(file).size() / 2 * 2 : 0;
    }
}
