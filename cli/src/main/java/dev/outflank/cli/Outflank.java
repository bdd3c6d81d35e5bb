package dev.outflank.cli;

import java.util.concurrent.Callable;
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
        versionProvider = Outflank.Version.class,
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
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        return spec.commandLine().execute("serve");
    }

    static String version() {
        String version = Outflank.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"outflank " + version() + ", Java " + Runtime.version()};
        }
    }
}
