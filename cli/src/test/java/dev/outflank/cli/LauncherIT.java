package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The launcher script. */
class LauncherIT {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static Run launch(String input, String... args) throws IOException, InterruptedException {
        return launch(Map.of(), input, args);
    }

    private static Run launch(Map<String, String> variables, String input, String... args)
            throws IOException, InterruptedException {
        List<String> command = Stream.concat(Stream.of(ROOT.resolve("outflank").toString()), Stream.of(args))
                .toList();
        Path err = Files.createTempFile("outflank", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(command).redirectError(err.toFile());
            builder.environment().putAll(variables);
            Process process = builder.start();
            process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().close();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Run(process.waitFor(), out, Files.readString(err));
        } finally {
            Files.delete(err);
        }
    }

    /** Builds first, so that the output of the build is not part of a test. */
    @BeforeAll
    static void build() throws IOException, InterruptedException {
        assertThat(launch("", "--version").exit()).isZero();
    }

    @Test
    void tiny_printsOnlyTheAnswer() throws Exception {
        assertThat(launch("", "tiny", "200", "1", "0000021001200000")).isEqualTo(new Run(0, "non-terminal\n", ""));
    }

    @Test
    void tiny_badArguments_areOneSentence() throws Exception {
        for (String flag : new String[] {"700", "x", "--no-such-option"}) {
            Run run = launch("", "tiny", flag, "1", "0000021001200000");
            assertThat(run.exit()).as(flag).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).hasLineCount(1);
        }
    }

    @Test
    void helpOfAVectorCommand_printsOnlyTheHelp() throws Exception {
        Run run = launch("", "bench", "ffo", "--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("Usage: outflank bench ffo");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void bench_usesVectorsWithoutTheIncubatorWarning() throws Exception {
        Run run = launch("", "bench", "perft", "--depth", "3");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("vector kernel");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void bench_badOption_isReportedOnStandardError() throws Exception {
        Run run = launch("", "bench", "perft", "--size", "3");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains("--size takes an even number");
    }

    @Test
    void lab8Part2_largestBoard_playsAMove() throws Exception {
        Run run = launch("26\nB\n", "lab8", "part2");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("Computer places B at ").endsWith("Enter move for colour W (RowCol): ");
    }

    @Test
    void home_isThatOfTheEnvironment() throws Exception {
        assertThat(launch(Map.of("HOME", "/nowhere"), "", "database", "moves").err())
                .contains("there are no games in /nowhere/.outflank");
        String home = String.valueOf(System.getenv("HOME"));
        assertThat(home).as("the build's, not the user's").isEqualTo(System.getProperty("user.home"));
        assertThat(launch("", "database", "moves").err()).contains("there are no games in " + home);
    }

    @Test
    void vg101_commandsOfAJudge_areAnswered() throws Exception {
        Run run = launch("START\nPLACE d 4 2\nPLACE e 4 1\nPLACE d 5 1\nPLACE e 5 2\nDONE\nBEGIN\nEND\n", "vg101");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).matches("OK\\n(d 3|c 4|f 5|e 6)\\n");
    }
}
