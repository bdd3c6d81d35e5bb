package dev.outflank.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A quick run of cheap sections by the launcher. */
class AllBenchIT {
    @TempDir
    private Path folder = Path.of("/");

    private TimedProcess.Output run(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of("../outflank").toAbsolutePath().normalize().toString(),
                "bench",
                "all",
                "--quick",
                "-o",
                folder.resolve("report.md").toString()));
        command.addAll(List.of(options));
        return TimedProcess.run(command, "");
    }

    private String report() throws IOException {
        return Files.readString(folder.resolve("report.md"));
    }

    @Test
    void quickRun_ofOneSection_isKeptByTheNextRun() throws IOException, InterruptedException {
        assertThat(run("--only", "depths").checked().lines()).containsExactly("report: " + folder.resolve("report.md"));
        String first = report();
        assertThat(first)
                .startsWith("# Benchmarks\n\nMeasured with Outflank ")
                .contains("| processor | ", "| memory | ", "| Java | 25", "## How deep does the search see")
                .containsPattern(
                        "\\| 8×8 \\| \\S+, \\d+ \\| \\S+, \\d+ \\| \\S+, \\d+ \\| `./outflank bench sizes --size 8")
                .contains("Not measured yet: ", "Game records need `--records`.");
        run("--only", "depths").checked();
        assertThat(report()).isEqualTo(first);
    }

    @Test
    void failingMeasurement_isOneSentenceAndTheOthersAreMeasured() throws IOException, InterruptedException {
        Path broken = Files.writeString(folder.resolve("broken.wtb"), "no database");
        TimedProcess.Output output = run("--only", "records,depths", "--records", broken.toString());
        assertThat(output.exitCode()).isEqualTo(1);
        assertThat(report())
                .contains("| not measured: the command exited with ", "| 10×10 | ")
                .doesNotContain("xception");
    }

    /** Their commands start many others, and have no tests of their own. */
    @Test
    void quickRun_ofStartsAndVisitors_measuresAll() throws IOException, InterruptedException {
        TimedProcess.Output output = run("--only", "start,visitors");
        assertThat(output.exitCode()).as(report()).isZero();
        assertThat(report())
                .contains(
                        "| `tiny 200 1 0000021001200000` | ",
                        "| `lab8 part2`, longest move of two games on 10×10, 2 won | ",
                        "| from a move to the computer's answer, median | ",
                        "| memory of the server, highest | ");
    }
}
