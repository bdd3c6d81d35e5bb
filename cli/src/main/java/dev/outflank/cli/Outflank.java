package dev.outflank.cli;

import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code outflank} itself: without a subcommand it starts the server. */
@Command(
        name = "outflank",
        description = "Everything around a Reversi program. Without a command, starts the server.",
        mixinStandardHelpOptions = true,
        subcommands = {
            ServeCommand.class,
            WorkerCommand.class,
            SubmitCommand.class,
            JudgeCommand.class,
            PlayCommand.class,
            MoveCommand.class,
            SolveCommand.class,
            HintCommand.class,
            AnalyzeCommand.class,
            MatchCommand.class,
            SprtCommand.class,
            TournamentCommand.class,
            CheckBotCommand.class,
            ShowCommand.class,
            ConvertCommand.class,
            PictureCommand.class,
            ContestCommand.class,
            ExerciseCommand.class,
            MarkCommand.class,
            CompeteCommand.class,
            SimilarityCommand.class,
            Lab8Command.class,
            Vg101Command.class,
            NBoardCommand.class,
            GtpCommand.class,
            BotzoneCommand.class,
            CodinGameCommand.class,
            TinyCommand.class,
            TrainCommand.class,
            BenchCommand.class,
            CompletionCommand.class,
            HelpCommand.class
        })
final class Outflank implements Callable<Integer> {
    /** Commands that tell of all the others. */
    private static final Set<Class<?>> KNOW_ALL = Set.of(HelpCommand.class, CompletionCommand.class);

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /**
     * The command line for these arguments: only the command they begin with, if it is one of ours that needs to know
     * no other, since reading what all the others offer takes longer than most of them run.
     */
    static CommandLine commandLine(String[] args, CommandLine.IFactory factory) {
        Class<?> called = args.length == 0 ? null : called(args[0]);
        CommandSpec root = called == null
                ? CommandSpec.forAnnotatedObject(new Outflank(), factory)
                : CommandSpec.create().name("outflank").addSubcommand(args[0], new CommandLine(called, factory));
        tellVersion(root);
        return new CommandLine(root, factory);
    }

    /** The version of every command is that of the whole. */
    private static void tellVersion(CommandSpec command) {
        command.versionProvider(new Version());
        command.subcommands().values().forEach(below -> tellVersion(below.getCommandSpec()));
    }

    /** Classes have the names of their commands, so that no other's annotations need to be read. */
    private static @Nullable Class<?> called(String name) {
        String simpleName = name.replace("-", "") + "Command";
        for (Class<?> command : Outflank.class.getAnnotation(Command.class).subcommands()) {
            if (command.getSimpleName().equalsIgnoreCase(simpleName)) {
                boolean alone = !KNOW_ALL.contains(command);
                return alone && command.getAnnotation(Command.class).name().equals(name) ? command : null;
            }
        }
        return null;
    }

    @Override
    public Integer call() {
        return spec.commandLine().execute("serve");
    }

    static String version() {
        String version = Outflank.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    private static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"outflank " + version() + ", Java " + Runtime.version()};
        }
    }
}
