package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.support.Streams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Output to a full or closed destination is an error, in every command. */
@Tag("attack")
final class FullOutputTest {
    static final List<String> CALLS = List.of(
            "show f5d6c3",
            "show f5d6c3 --json",
            "analyze f5d6c3 --level 1",
            "hint f5d6c3 --level 1",
            "solve --size 4",
            "contest list",
            "contest show aps105-lab8",
            "bench perft --depth 4",
            "move --player greedy --side B --board UUUUUWBUUBWUUUUU",
            "match first greedy --games 2 --size 4 --no-records",
            "completion");

    @TempDir
    private Path folder = Path.of("/");

    private record Result(int exit, String err) {}

    private static Result run(OutputStream out, String input, String... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        int exit = Main.run(
                new Streams(
                        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        errors),
                args);
        return new Result(exit, err.toString(StandardCharsets.UTF_8));
    }

    private static Result assertFails(String input, String... args) throws IOException {
        try (OutputStream full = new FileOutputStream("/dev/full")) {
            Result result = run(full, input, args);
            assertThat(result.exit()).as(String.join(" ", args)).isPositive();
            return result;
        }
    }

    /** The help of every command and subcommand, however deep. */
    static Stream<List<String>> helpCalls() {
        CommandLine all = OutflankCommand.commandLine(
                new String[0], new CommandFactory(new Streams(System.in, System.out, System.err), Main::run));
        List<List<String>> calls = new ArrayList<>();
        collect(all, List.of(), calls);
        assertThat(calls).hasSizeGreaterThan(CommandRegistry.values().length);
        return calls.stream();
    }

    private static void collect(CommandLine command, List<String> path, List<List<String>> calls) {
        calls.add(path);
        command.getSubcommands().forEach((name, subcommand) -> {
            List<String> longer = new ArrayList<>(path);
            longer.add(name);
            collect(subcommand, longer, calls);
        });
    }

    @ParameterizedTest
    @MethodSource("helpCalls")
    void help_fullDestination_isAnError(List<String> command) throws IOException {
        List<String> call = new ArrayList<>(command);
        call.add("--help");
        assertThat(assertFails("", call.toArray(String[]::new)).err()).contains("could not be written");
    }

    @ParameterizedTest
    @FieldSource("CALLS")
    void output_fullDestination_isAnError(String call) throws IOException {
        assertThat(run(OutputStream.nullOutputStream(), "", call.split(" ")).exit())
                .as(call)
                .isZero();
        assertThat(assertFails("", call.split(" ")).err()).contains("outflank: ");
    }

    @Test
    void samples_fullDestination_areErrors() throws IOException {
        for (CommandRegistry entry : CommandRegistry.values()) {
            for (AotTrainingRun.Sample sample : AotTrainingRun.samples(entry)) {
                assertFails(sample.input(), sample.args().toArray(String[]::new));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve EMPTY",
                "show EMPTY",
                "analyze EMPTY",
                "convert EMPTY out.ggf",
                "similarity FOLDER",
                "mark aps105-lab8 FOLDER",
                "compete aps105-lab8 FOLDER",
                "exercise aps105-lab8 FOLDER",
                "tournament roundrobin EMPTY",
            })
    void emptyInput_isSaid(String call) throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.txt"));
        Path inside = Files.createDirectory(folder.resolve("submissions"));
        Run run = Run.of(call.replace("EMPTY", empty.toString())
                .replace("FOLDER", inside.toString())
                .replace("out.ggf", folder.resolve("out.ggf").toString())
                .split(" "));
        assertThat(run.exit()).as(call + ": " + run).isPositive();
        assertThat(run.err()).as(call).startsWith("outflank: ");
    }
}
