package dev.outflank.cli;

import dev.outflank.cli.analysis.AnalyzeCommand;
import dev.outflank.cli.analysis.BookCommand;
import dev.outflank.cli.analysis.ConvertCommand;
import dev.outflank.cli.analysis.DatabaseCommand;
import dev.outflank.cli.analysis.HintCommand;
import dev.outflank.cli.analysis.PictureCommand;
import dev.outflank.cli.analysis.PlayerCommand;
import dev.outflank.cli.analysis.PuzzlesCommand;
import dev.outflank.cli.analysis.ShowCommand;
import dev.outflank.cli.analysis.SolveCommand;
import dev.outflank.cli.arena.CheckBotCommand;
import dev.outflank.cli.arena.DoctorCommand;
import dev.outflank.cli.arena.MatchCommand;
import dev.outflank.cli.arena.SprtCommand;
import dev.outflank.cli.arena.TournamentCommand;
import dev.outflank.cli.autograder.AutogradeCommand;
import dev.outflank.cli.autograder.ExportCommand;
import dev.outflank.cli.bench.BenchCommand;
import dev.outflank.cli.distribution.PackageCommand;
import dev.outflank.cli.judge.CompeteCommand;
import dev.outflank.cli.judge.ContestCommand;
import dev.outflank.cli.judge.ExerciseCommand;
import dev.outflank.cli.judge.JudgeCommand;
import dev.outflank.cli.judge.MarkCommand;
import dev.outflank.cli.judge.MarkerCommand;
import dev.outflank.cli.judge.ServeCommand;
import dev.outflank.cli.judge.SimilarityCommand;
import dev.outflank.cli.judge.SubmitCommand;
import dev.outflank.cli.judge.ViewSubmittedCommand;
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
import dev.outflank.cli.support.QuickCommand;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.training.TrainCommand;
import org.jspecify.annotations.Nullable;

/**
 * All top-level commands, in the order of the help. Dispatch, help, quick start, the AOT training run and the
 * launcher's choice of JVM options follow from it.
 *
 * <p>{@link QuickStart} reads it on every start, so it must not load picocli or the command classes: the classes are
 * named in the branches of a switch, where the JVM resolves only the branch that runs. Fields of type {@code Class},
 * lambdas and method references would be slower.
 */
enum CommandRegistry {
    PLAY("play", Group.PLAY, Jvm.PLAIN),
    MOVE("move", Group.PLAY, Jvm.PLAIN),
    ANALYZE("analyze", Group.ANALYSIS, Jvm.VECTOR),
    HINT("hint", Group.ANALYSIS, Jvm.VECTOR),
    SOLVE("solve", Group.ANALYSIS, Jvm.VECTOR),
    SHOW("show", Group.ANALYSIS, Jvm.PLAIN),
    CONVERT("convert", Group.ANALYSIS, Jvm.PLAIN),
    PICTURE("picture", Group.ANALYSIS, Jvm.PLAIN),
    DATABASE("database", Group.ANALYSIS, Jvm.PLAIN),
    MYGAMES("mygames", Group.ANALYSIS, Jvm.VECTOR),
    BOOK("book", Group.ANALYSIS, Jvm.VECTOR),
    PUZZLES("puzzles", Group.ANALYSIS, Jvm.VECTOR),
    MATCH("match", Group.ARENA, Jvm.VECTOR),
    SPRT("sprt", Group.ARENA, Jvm.VECTOR),
    TOURNAMENT("tournament", Group.ARENA, Jvm.VECTOR),
    CHECK_BOT("check-bot", Group.ARENA, Jvm.PLAIN),
    DOCTOR("doctor", Group.ARENA, Jvm.VECTOR),
    SERVE("serve", Group.JUDGE, Jvm.SERVER),
    WORKER("worker", Group.JUDGE, Jvm.SERVER),
    JUDGE("judge", Group.JUDGE, Jvm.PLAIN),
    SUBMIT("submit", Group.JUDGE, Jvm.PLAIN),
    VIEW_SUBMITTED("viewsubmitted", Group.JUDGE, Jvm.PLAIN),
    MARKER("marker", Group.JUDGE, Jvm.PLAIN),
    CONTEST("contest", Group.JUDGE, Jvm.PLAIN),
    EXERCISE("exercise", Group.JUDGE, Jvm.PLAIN),
    MARK("mark", Group.JUDGE, Jvm.VECTOR),
    COMPETE("compete", Group.JUDGE, Jvm.VECTOR),
    SIMILARITY("similarity", Group.JUDGE, Jvm.PLAIN),
    EXPORT("export", Group.JUDGE, Jvm.PLAIN),
    AUTOGRADE("autograde", Group.JUDGE, Jvm.VECTOR),
    GTP("gtp", Group.PROTOCOLS, Jvm.VECTOR),
    NBOARD("nboard", Group.PROTOCOLS, Jvm.VECTOR),
    BOTZONE("botzone", Group.PROTOCOLS, Jvm.BOTZONE),
    CODINGAME("codingame", Group.PROTOCOLS, Jvm.JUDGED),
    VG101("vg101", Group.PROTOCOLS, Jvm.JUDGED),
    LAB8("lab8", Group.PROTOCOLS, Jvm.JUDGED),
    TINY("tiny", Group.PROTOCOLS, Jvm.PLAIN),
    TRAIN("train", Group.TRAINING, Jvm.VECTOR),
    BENCH("bench", Group.BENCHMARKS, Jvm.VECTOR),
    PACKAGE("package", Group.INSTALLATION, Jvm.PLAIN),
    COMPLETION("completion", Group.HELP, Jvm.PLAIN);

    /** A heading of the help: commands that serve one purpose. */
    enum Group {
        PLAY("Play"),
        ANALYSIS("Analyse games and positions"),
        ARENA("Run matches and tournaments"),
        JUDGE("Run a course: web page, judge, contests"),
        PROTOCOLS("Play for other software: protocols of front ends, platforms and courses"),
        TRAINING("Train the engine"),
        BENCHMARKS("Measure speed"),
        INSTALLATION("Install"),
        HELP("Help");

        private final String heading;

        Group(String heading) {
            this.heading = heading;
        }

        String heading() {
            return heading;
        }
    }

    /** The JVM options with which the launcher starts a command. */
    enum Jvm {
        /** Starts quickly. */
        PLAIN,
        /** Starts quickly and takes little memory, for programs that a judge starts. */
        JUDGED,
        /** The same with JSON and options. */
        BOTZONE,
        /** May load the vector kernel, for commands that search for long. */
        VECTOR,
        /** The same with the libraries of the server. */
        SERVER
    }

    private final String commandName;
    private final Group group;
    private final Jvm jvm;

    CommandRegistry(String commandName, Group group, Jvm jvm) {
        this.commandName = commandName;
        this.group = group;
        this.jvm = jvm;
    }

    String commandName() {
        return commandName;
    }

    Group group() {
        return group;
    }

    Jvm jvm() {
        return jvm;
    }

    static @Nullable CommandRegistry find(String commandName) {
        for (CommandRegistry entry : values()) {
            if (entry.commandName.equals(commandName)) {
                return entry;
            }
        }
        return null;
    }

    /** Whether the command describes all other commands. */
    boolean needsAllCommands() {
        return this == COMPLETION;
    }

    /** The class of the command, which is annotated for picocli. */
    Class<?> type() {
        return switch (this) {
            case PLAY -> PlayCommand.class;
            case MOVE -> MoveCommand.class;
            case ANALYZE -> AnalyzeCommand.class;
            case HINT -> HintCommand.class;
            case SOLVE -> SolveCommand.class;
            case SHOW -> ShowCommand.class;
            case CONVERT -> ConvertCommand.class;
            case PICTURE -> PictureCommand.class;
            case DATABASE -> DatabaseCommand.class;
            case MYGAMES -> PlayerCommand.class;
            case BOOK -> BookCommand.class;
            case PUZZLES -> PuzzlesCommand.class;
            case MATCH -> MatchCommand.class;
            case SPRT -> SprtCommand.class;
            case TOURNAMENT -> TournamentCommand.class;
            case CHECK_BOT -> CheckBotCommand.class;
            case DOCTOR -> DoctorCommand.class;
            case SERVE -> ServeCommand.class;
            case WORKER -> WorkerCommand.class;
            case JUDGE -> JudgeCommand.class;
            case SUBMIT -> SubmitCommand.class;
            case VIEW_SUBMITTED -> ViewSubmittedCommand.class;
            case MARKER -> MarkerCommand.class;
            case CONTEST -> ContestCommand.class;
            case EXERCISE -> ExerciseCommand.class;
            case MARK -> MarkCommand.class;
            case COMPETE -> CompeteCommand.class;
            case SIMILARITY -> SimilarityCommand.class;
            case EXPORT -> ExportCommand.class;
            case AUTOGRADE -> AutogradeCommand.class;
            case GTP -> GtpCommand.class;
            case NBOARD -> NBoardCommand.class;
            case BOTZONE -> BotzoneCommand.class;
            case CODINGAME -> CodinGameCommand.class;
            case VG101 -> Vg101Command.class;
            case LAB8 -> Lab8Command.class;
            case TINY -> TinyCommand.class;
            case TRAIN -> TrainCommand.class;
            case BENCH -> BenchCommand.class;
            case PACKAGE -> PackageCommand.class;
            case COMPLETION -> CompletionCommand.class;
        };
    }

    /** Creates the command if it can start without picocli. */
    @Nullable
    QuickCommand createQuick(Streams streams) {
        return switch (this) {
            case BOTZONE -> new BotzoneCommand(streams);
            case CODINGAME -> new CodinGameCommand(streams);
            case VG101 -> new Vg101Command(streams);
            case LAB8 -> new Lab8Command(streams);
            case TINY -> new TinyCommand(streams);
            default -> null;
        };
    }
}
