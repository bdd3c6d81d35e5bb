package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.support.Streams;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;

class CommandRegistryTest {
    static final Streams NO_STREAMS = new Streams(InputStream.nullInputStream(), discard(), discard());
    private static final CommandLine.IFactory FACTORY = new CommandFactory(NO_STREAMS, Main::run);

    private static PrintStream discard() {
        return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }

    static Stream<CommandRegistry> quickCommands() {
        return Arrays.stream(CommandRegistry.values()).filter(entry -> entry.createQuick(NO_STREAMS) != null);
    }

    /** The command line of every command and subcommand. */
    static Stream<CommandLine> allCommandLines() {
        return withSubcommands(OutflankCommand.commandLine(new String[0], FACTORY))
                .filter(command -> !command.getCommandName().equals("help"));
    }

    private static Stream<CommandLine> withSubcommands(CommandLine command) {
        return Stream.concat(
                Stream.of(command),
                command.getSubcommands().values().stream().flatMap(CommandRegistryTest::withSubcommands));
    }

    @ParameterizedTest
    @EnumSource
    void type_isAnnotatedWithTheCommandName(CommandRegistry entry) {
        assertThat(entry.type().getAnnotation(Command.class).name()).isEqualTo(entry.commandName());
        assertThat(CommandRegistry.find(entry.commandName())).isEqualTo(entry);
    }

    @ParameterizedTest
    @EnumSource
    void createQuick_command_isOfTheType(CommandRegistry entry) {
        Object quick = entry.createQuick(NO_STREAMS);
        assertThat(quick == null || quick.getClass() == entry.type()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void commandLine_oneCommand_containsNoOtherUnlessNeeded(CommandRegistry entry) {
        CommandLine line = OutflankCommand.commandLine(new String[] {entry.commandName()}, FACTORY);
        assertThat(line.getSubcommands().size() > 1).isEqualTo(entry.needsAllCommands());
    }

    @Test
    void commandLine_helpOnly_namesAllCommandsWithoutReadingTheirOptions() {
        CommandLine line = OutflankCommand.commandLine(new String[] {"--help"}, FACTORY);
        for (CommandRegistry entry : CommandRegistry.values()) {
            assertThat(line.getSubcommands())
                    .hasEntrySatisfying(
                            entry.commandName(),
                            command -> assertThat(command.getCommandSpec().options())
                                    .isEmpty());
        }
    }

    @ParameterizedTest
    @EnumSource
    void help_oneCommand_equalsHelpWithAllCommands(CommandRegistry entry) {
        assertThat(Run.of(entry.commandName(), "--help").out())
                .contains("Usage: outflank ")
                .isEqualTo(Run.of("help", entry.commandName()).out());
    }

    @ParameterizedTest
    @EnumSource
    void run_unknownOption_isOneSentenceAndExitCode2(CommandRegistry entry) {
        Run run = Run.of(entry.commandName(), "--no-such-option");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("outflank: ").hasLineCount(1);
    }

    @Test
    void help_listsEveryCommandUnderTheHeadingOfItsGroup() {
        List<String> lines = Run.of("--help").out().lines().toList();
        for (CommandRegistry entry : CommandRegistry.values()) {
            String heading = "";
            for (String line : lines) {
                if (line.matches("\\S.*:")) {
                    heading = line;
                }
                if (line.startsWith("  " + entry.commandName() + " ")) {
                    assertThat(line).as("summary on one line").endsWith(".");
                    break;
                }
            }
            assertThat(heading).as(entry.commandName()).isEqualTo(entry.group().heading() + ":");
        }
    }

    @ParameterizedTest
    @MethodSource("allCommandLines")
    void help_everyCommandAndSubcommand_printsItsUsage(CommandLine command) {
        String name = command.getCommandSpec().qualifiedName();
        Run run = Run.of((name + " --help").substring("outflank ".length()).split(" "));
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Usage: " + name);
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("allCommandLines")
    void help_everyCommandAndSubcommand_describesItselfAndAllItsArguments(CommandLine command) {
        assertThat(command.getCommandSpec().usageMessage().description()).isNotEmpty();
        assertThat(command.getCommandSpec().args())
                .allSatisfy((ArgSpec arg) ->
                        assertThat(arg.description()).as(arg.toString()).isNotEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void aotTrainingRun_everyCommand_hasASample(CommandRegistry entry) {
        assertThat(AotTrainingRun.samples(entry)).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aotTrainingRun_samples_runTheirCommand(CommandRegistry entry) {
        assertThat(AotTrainingRun.samples(entry))
                .allSatisfy(sample -> assertThat(sample.args().getFirst()).isEqualTo(entry.commandName()));
    }

    @ParameterizedTest
    @EnumSource(names = {"VECTOR", "SERVER"})
    void launcher_jvm_isUsedForTheCommandsThatTheRegistrySays(CommandRegistry.Jvm jvm) throws IOException {
        String cache = jvm.name().toLowerCase(Locale.ROOT) + ".aot";
        assertThat(launcherMatch("(?m)^  (.+)\\)\\n    exec .*\\n.*" + Pattern.quote(cache))
                        .split(" \\| "))
                .containsExactlyInAnyOrder(Arrays.stream(CommandRegistry.values())
                        .filter(entry -> entry.jvm() == jvm)
                        .map(CommandRegistry::commandName)
                        .toArray(String[]::new));
    }

    @Test
    void launcher_caches_areTrainedForEveryJvm() throws IOException {
        assertThat(Pattern.compile("record_cache (\\w+) ").matcher(launcher()).results())
                .extracting(match -> match.group(1))
                .containsExactlyInAnyOrder(Arrays.stream(CommandRegistry.Jvm.values())
                        .map(Enum::name)
                        .toArray(String[]::new));
    }

    @Test
    void launcher_noArguments_choosesTheJvmOfTheDefaultCommand() throws IOException {
        assertThat(launcherMatch("case \\$\\{1:-(\\w+)\\} in")).isEqualTo(CommandRegistry.SERVE.commandName());
    }

    @Test
    void launcher_mainClasses_exist() throws IOException {
        assertThat(Pattern.compile("dev\\.outflank\\.[\\w.]+")
                        .matcher(launcher())
                        .results())
                .extracting(match -> match.group())
                .containsOnly(Main.class.getName(), AotTrainingRun.class.getName(), PicocliUpgrade.class.getName());
    }

    private static String launcherMatch(String regex) throws IOException {
        Matcher matcher = Pattern.compile(regex).matcher(launcher());
        assertThat(matcher.find()).as(regex).isTrue();
        return Objects.requireNonNull(matcher.group(1));
    }

    private static String launcher() throws IOException {
        return Files.readString(Path.of("../outflank"));
    }
}
