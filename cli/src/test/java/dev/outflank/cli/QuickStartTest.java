package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuickStartTest {
    @TempDir
    private Path folder;

    /** The first sample of each command that a judge starts once per game. */
    static Stream<AotTrainingRun.Sample> judgedCommands() {
        return CommandRegistryTest.quickCommands()
                .map(entry -> AotTrainingRun.samples(entry).getFirst());
    }

    @ParameterizedTest
    @MethodSource("judgedCommands")
    void main_judgedCommand_loadsNeitherPicocliNorOtherCommands(AotTrainingRun.Sample sample) throws Exception {
        List<String> loaded = loadedClasses(sample);
        assertThat(loaded).contains("dev.outflank.cli.QuickStart").noneMatch(name -> name.startsWith("picocli."));
        assertThat(loaded)
                .filteredOn(name -> name.startsWith("dev.outflank.cli.") && name.matches(".*\\.\\w+Command"))
                .containsExactlyInAnyOrder(
                        "dev.outflank.cli.support.QuickCommand",
                        CommandRegistry.valueOf(sample.args().getFirst().toUpperCase(Locale.ROOT))
                                .type()
                                .getName());
    }

    private List<String> loadedClasses(AotTrainingRun.Sample sample) throws Exception {
        Path log = folder.resolve("classes.log");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + log + ":none",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(sample.args());
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().write(sample.input().getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        process.waitFor();
        return Files.readAllLines(log).stream()
                .map(line -> line.split(" ", 2)[0])
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"tiny --help", "vg101 extra", "botzone --keep", "lab8", "lab8 part3", "lab8 @file", "play", ""})
    void run_otherArguments_areLeftToPicocli(String line) throws Exception {
        String[] args = line.isEmpty() ? new String[0] : line.split(" ");
        assertThat(QuickStart.run(CommandRegistryTest.NO_STREAMS, args)).isEmpty();
    }
}
