package dev.outflank.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A game at a terminal, which the program script provides. */
class PlayTerminalIT {
    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();

    /** A slow terminal would answer a question about its abilities when the first move is expected, as if it were typed. */
    @Test
    void play_atTerminal_readsMovesAndAsksTheTerminalNothing() throws Exception {
        assumeTrue(Files.isExecutable(SCRIPT), SCRIPT + " is not installed");
        ProcessBuilder builder =
                new ProcessBuilder(SCRIPT.toString(), "-qec", LAUNCHER + " play --white greedy", "/dev/null");
        builder.environment().put("TERM", "xterm-256color");
        Process process = builder.redirectErrorStream(true).start();
        try (OutputStream keys = process.getOutputStream();
                InputStream screen = process.getInputStream()) {
            keys.write("D 3\rquit\r".getBytes(StandardCharsets.UTF_8));
            keys.flush();
            String shown = new String(screen.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(shown).contains("Moves so far: d3");
            // Primary device attributes, and the state of a mode.
            assertThat(shown).doesNotContain("\u001b[c", "\u001b[0c", "$p");
        }
    }
}
