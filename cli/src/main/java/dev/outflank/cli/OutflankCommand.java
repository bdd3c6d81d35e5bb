package dev.outflank.cli;

import dev.outflank.cli.analysis.AnalyzeCommand;
import dev.outflank.cli.analysis.ConvertCommand;
import dev.outflank.cli.analysis.HintCommand;
import dev.outflank.cli.analysis.PictureCommand;
import dev.outflank.cli.analysis.ShowCommand;
import dev.outflank.cli.analysis.SolveCommand;
import dev.outflank.cli.arena.CheckBotCommand;
import dev.outflank.cli.arena.MatchCommand;
import dev.outflank.cli.arena.SprtCommand;
import dev.outflank.cli.arena.TournamentCommand;
import dev.outflank.cli.bench.BenchCommand;
import dev.outflank.cli.judge.CompeteCommand;
import dev.outflank.cli.judge.ContestCommand;
import dev.outflank.cli.judge.ExerciseCommand;
import dev.outflank.cli.judge.JudgeCommand;
import dev.outflank.cli.judge.MarkCommand;
import dev.outflank.cli.judge.ServeCommand;
import dev.outflank.cli.judge.SimilarityCommand;
import dev.outflank.cli.judge.SubmitCommand;
import dev.outflank.cli.judge.WorkerCommand;
import dev.outflank.cli.play.MoveCommand;
import dev.outflank.cli.play.PlayCommand;
import dev.outflank.cli.protocol.BotzoneCommand;
import dev.outflank.cli.protocol.CodinGameCommand;
import dev.outflank.cli.protocol.GtpCommand;
import dev.outflank.cli.protocol.Lab8Command;
import dev.outflank.cli.protocol.NBoardCommand;
import dev.outflank.cli.protocol.TinyCommand;
import dev.outflank.cli.protocol.Vg101Command;
import dev.outflank.cli.training.TrainCommand;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine;

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
public final class OutflankCommand implements Callable<Integer> {
    /** Commands that tell of all the others. */
    private static final Set<Class<?>> NEED_ALL_COMMANDS = Set.of(HelpCommand.class, CompletionCommand.class);

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /**
     * The command line for these arguments: only the command they begin with, if it is one of ours that needs to know
     * no other, since reading what all the others offer takes longer than most of them run.
     */
    static CommandLine commandLine(String[] args, CommandLine.IFactory factory) {
        Class<?> command = args.length == 0 ? null : findCommand(args[0]);
        CommandSpec root = command == null
                ? CommandSpec.forAnnotatedObject(new OutflankCommand(), factory)
                : CommandSpec.create().name("outflank").addSubcommand(args[0], new CommandLine(command, factory));
        setVersion(root);
        return new CommandLine(root, factory);
    }

    /** The version of every command is that of the whole. */
    private static void setVersion(CommandSpec command) {
        command.versionProvider(new Version());
        command.subcommands().values().forEach(subcommand -> setVersion(subcommand.getCommandSpec()));
    }

    /** Classes have the names of their commands, so that no other's annotations need to be read. */
    private static @Nullable Class<?> findCommand(String name) {
        String simpleName = name.replace("-", "") + "Command";
        for (Class<?> command :
                OutflankCommand.class.getAnnotation(Command.class).subcommands()) {
            if (command.getSimpleName().equalsIgnoreCase(simpleName)) {
                boolean alone = !NEED_ALL_COMMANDS.contains(command);
                return alone && command.getAnnotation(Command.class).name().equals(name) ? command : null;
            }
        }
        return null;
    }

    @Override
    public Integer call() {
        return spec.commandLine().execute("serve");
    }

    public static String version() {
        String version = OutflankCommand.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    private static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"outflank " + version() + ", Java " + Runtime.version()};
        }
    }
}
