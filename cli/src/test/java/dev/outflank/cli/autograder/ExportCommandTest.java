package dev.outflank.cli.autograder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import dev.outflank.cli.support.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportCommandTest {
    @TempDir
    private Path folder = Path.of("/");

    @ParameterizedTest
    @CsvSource({
        "--installed, outflank, absolute path of a directory on the platform",
        "--installed, \"/opt/it's\", absolute path of a directory on the platform",
        "--package, none.tar.gz, there is no archive none.tar.gz",
        "--out, none/lab.zip, the directory of none/lab.zip does not exist",
        "--out, ., --out takes a file"
    })
    void export_wrongOption_isRefusedInOneSentence(String option, String value, String sentence) {
        Run run = Run.of("export", "vg101-final", "--vpl", option, value);
        assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).hasLineCount(1).contains(sentence);
    }

    @Test
    void export_unknownContestOrNoPlatform_isRefused() {
        assertThat(Run.of("export", "lab99", "--vpl").exit()).isEqualTo(ExitCode.USAGE);
        assertThat(Run.of("export", "none.yaml", "--vpl").exit()).isEqualTo(ExitCode.USAGE);
        assertThat(Run.of("export", "vg101-final").err()).contains("--gradescope", "--classroom50", "--vpl");
    }

    @Test
    void export_installed_archiveIsSmallAndContainsTheContest() throws Exception {
        Path archive = folder.resolve("vg.zip");
        Run run = Run.of("export", "vg101-final", "--vpl", "--installed", "/opt/out flank", "-o", archive.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(Files.size(archive)).isLessThan(100_000);
    }
}
