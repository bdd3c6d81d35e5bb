package dev.outflank.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchReportTest {
    private static final String HEAD = "# Benchmarks\n\n| machine | |\n|---|---|\n| processor | any |\n";
    private static final BenchMeasurement FAST = new BenchMeasurement("./outflank fast", List::of);
    private static final BenchMeasurement SLOW = new BenchMeasurement("./outflank slow | cat", List::of);
    private static final BenchSection SPEED =
            new BenchSection("speed", "How fast?", List.of("figure", "value"), List.of(FAST, SLOW), List.of());
    private static final BenchSection OTHER = new BenchSection(
            "other", "What else?", List.of("figure"), List.of(), List.of("Game records need `--records`."));

    @TempDir
    private Path folder = Path.of("/");

    private BenchReport open() throws IOException {
        return open(HEAD, SPEED);
    }

    private BenchReport open(String head, BenchSection first) throws IOException {
        return BenchReport.open(folder.resolve("report.md"), head, List.of(first, OTHER));
    }

    private String text() throws IOException {
        return Files.readString(folder.resolve("report.md"));
    }

    @Test
    void add_rows_areWrittenInTheOrderOfTheMeasurements() throws IOException {
        BenchReport report = open();
        assertThat(text())
                .isEqualTo(HEAD + "\n## How fast?\n\nNot measured yet: 2 of 2 measurements.\n"
                        + "\n## What else?\n\nGame records need `--records`.\n");
        report.add(SPEED, SLOW, List.of(List.of("a\nb|c", "1")), "today, 0.5");
        report.add(SPEED, FAST, List.of(List.of("one", "2"), List.of("", "3")), "today, 0.7");
        assertThat(text()).isEqualTo(HEAD + """

                ## How fast?

                | figure | value | command | date, load |
                |---|---|---|---|
                | one | 2 | `./outflank fast` | today, 0.7 |
                |  | 3 | `./outflank fast` | today, 0.7 |
                | a b\\|c | 1 | `./outflank slow \\| cat` | today, 0.5 |

                ## What else?

                Game records need `--records`.
                """);
    }

    @Test
    void open_reportOfAnEarlierRun_keepsItsRowsButNoFailures() throws IOException {
        BenchReport first = open();
        first.add(SPEED, SLOW, List.of(List.of("figure", ""), List.of("another", "2")), "today, 0.5");
        first.addFailure(SPEED, FAST, "the command exited with 1", "today, 0.5");
        assertThat(text()).contains("| not measured: the command exited with 1 |  | `./outflank fast` |");
        String before = text();
        BenchReport second = open();
        assertThat(second.has(SPEED, SLOW)).isTrue();
        assertThat(second.has(SPEED, FAST)).isFalse();
        second.addFailure(SPEED, FAST, "the command exited with 1", "today, 0.5");
        assertThat(text()).isEqualTo(before);
    }

    @Test
    void keepOnly_rowsOfOtherOptions_areRemovedFromThatSection() throws IOException {
        open().add(SPEED, SLOW, List.of(List.of("figure", "1")), "today, 0.5");
        BenchSection changed =
                new BenchSection("speed", "How fast?", List.of("figure", "value"), List.of(FAST), List.of());
        BenchReport report = open(HEAD, changed);
        assertThat(text()).contains("slow");
        report.keepOnly(changed);
        report.add(changed, FAST, List.of(List.of("figure", "2")), "today, 0.5");
        assertThat(text()).contains("fast").doesNotContain("slow");
    }

    @Test
    void open_otherFile_isRefusedAndUnchanged() throws IOException {
        open();
        String before = text();
        assertThatThrownBy(() -> open(HEAD.replace("any", "other"), SPEED))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("is not a report of this machine and this version");
        assertThat(text()).isEqualTo(before);
        assertThatThrownBy(() -> BenchReport.open(folder, HEAD, List.of()))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("is a directory");
        assertThatThrownBy(() -> BenchReport.open(folder.resolve("no/report.md"), HEAD, List.of()))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("there is no directory");
    }
}
