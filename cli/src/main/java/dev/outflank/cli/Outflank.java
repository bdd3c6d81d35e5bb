package dev.outflank.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code outflank} itself: without a subcommand it prints the help. */
@Command(
        name = "outflank",
        description = "Everything around a Reversi program.",
        mixinStandardHelpOptions = true,
        versionProvider = Outflank.Version.class,
        subcommands = {
            ServeCommand.class,
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
final class Outflank implements Runnable {
    private final Streams streams;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    Outflank(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        spec.commandLine().usage(streams.out());
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
