package dev.outflank.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AllBenchCommandTest {
    private static final Path DOCUMENT = Path.of("../docs/benchmarks.md");
    private static final BenchPeer PEER = new BenchPeer("Other", "other -solve {file}", "2.0, gcc 12, its own weights");

    @TempDir
    private Path folder = Path.of("/");

    private static List<BenchSection> sections(boolean quick, List<Path> files, List<BenchPeer> peers) {
        return AllBenchCommand.sections(new BenchSettings(quick, Path.of("work"), files, files, files, peers, peers));
    }

    @Test
    void sections_areThoseOfTheDocument() throws IOException {
        List<String> headings = Files.readAllLines(DOCUMENT).stream()
                .filter(line -> line.startsWith("## "))
                .map(line -> line.substring(3))
                .toList();
        assertThat(sections(false, List.of(), List.of()))
                .extracting(BenchSection::question)
                .isEqualTo(headings);
    }

    @Test
    void only_help_listsAllSections() {
        String help = Run.of("bench", "all", "--help").out().replaceAll("\\s+", " ");
        assertThat(help)
                .contains(String.join(
                        ", ",
                        sections(true, List.of(), List.of()).stream()
                                .map(BenchSection::name)
                                .toList()));
    }

    @Test
    void measurements_ofASection_haveDifferentCommands() {
        for (boolean quick : new boolean[] {true, false}) {
            for (BenchSection section : sections(quick, List.of(Path.of("file")), List.of(PEER))) {
                assertThat(section.measurements())
                        .extracting(BenchMeasurement::command)
                        .as(section.name())
                        .doesNotHaveDuplicates()
                        .isNotEmpty();
            }
        }
    }

    @Test
    void measurements_besideAPeer_carryItsDescription() {
        List<String> commands = sections(false, List.of(), List.of(PEER)).stream()
                .flatMap(section -> section.measurements().stream())
                .map(BenchMeasurement::command)
                .filter(command -> command.contains("other"))
                .toList();
        assertThat(commands).hasSize(2).allMatch(command -> command.contains(PEER.label()));
    }

    @Test
    void sections_withoutFilesAndPeers_sayWhatIsMissing() {
        assertThat(sections(false, List.of(), List.of()).stream()
                        .flatMap(section -> section.omissions().stream())
                        .flatMap(sentence -> Stream.of("--records", "--suite", "--endgames", "--peer`", "--peer-solver")
                                .filter(sentence::contains))
                        .distinct())
                .hasSize(5);
    }

    @Test
    void all_invalidUse_isOneSentence() {
        String out = folder.resolve("report.md").toString();
        assertFails("needs --about 'NTest=VERSION, BUILD, WEIGHTS'", "-o", out, "--peer", "NTest=nboard:ntest");
        assertFails("--peer-solver Edax needs --about", "-o", out, "--peer-solver", "Edax=edax", "--about", "NTest=2");
        assertFails("--peer takes NAME=TEXT, not 'ntest'", "-o", out, "--peer", "ntest");
        assertFails("there is no file nowhere.obf", "-o", out, "--suite", "nowhere.obf");
        assertFails("there is no file nowhere.wtb", "-o", out, "--records", "nowhere.wtb");
        assertFails("--only takes speed, endgames", "-o", out, "--only", "speed,spede");
        assertThat(folder).isEmptyDirectory();
    }

    private static void assertFails(String message, String... options) {
        String[] args =
                Stream.concat(Stream.of("bench", "all"), Stream.of(options)).toArray(String[]::new);
        Run run = Run.of(args);
        assertThat(run.exit()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(message);
    }
}
