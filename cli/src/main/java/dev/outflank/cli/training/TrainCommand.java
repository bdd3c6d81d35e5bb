package dev.outflank.cli.training;

import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.SearchOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.trainer.FitOptions;
import dev.outflank.trainer.NetworkOptions;
import dev.outflank.trainer.Trainer;
import dev.outflank.trainer.Trainer.LabelSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The steps of the training, one subcommand each, in the order of docs/training.md. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = {
            "Trains the evaluation and builds the opening book.",
            "The steps are self-play, labelling, fitting and testing.",
            "After an interruption, the same command resumes a step, unless its help says otherwise."
        },
        subcommands = {
            TrainAllCommand.class,
            TrainLargeCommand.class,
            TrainNetCommand.class,
            TrainPeopleCommand.class,
            TrainOpeningsCommand.class
        })
public final class TrainCommand implements Runnable {
    private static final String CURVES =
            "Directory of samples with exact scores, to calibrate the scores; can be repeated.";

    private static final String RESULTS =
            "Share of a game's result in the label of its positions, 0 to 1 (default ${DEFAULT-VALUE}).";

    private static final String THREADS = "Number of threads (default: number of cores).";

    private final Streams streams;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    TrainCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "expected a step: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** The options of labelling. */
    static final class LabelOptions {
        @Option(
                names = "--weights",
                paramLabel = "FILE",
                description = "Weights of the evaluation (default: the shipped weights).")
        private @Nullable Path weights;

        @Option(names = "--depth", paramLabel = "D", description = "Search depth (default ${DEFAULT-VALUE}).")
        private int depth = 6;

        @Option(
                names = "--exact",
                paramLabel = "E",
                description = "Solve positions with at most this many empty squares (default ${DEFAULT-VALUE}).")
        private int exact = 14;

        @Option(
                names = "--seed",
                paramLabel = "N",
                description = "Random seed; the same seed gives the same samples (default ${DEFAULT-VALUE}).")
        private long seed = 1;

        @Option(names = "--threads", paramLabel = "K", description = THREADS)
        private int threads = Runtime.getRuntime().availableProcessors();

        LabelSettings labelling() {
            if (depth < 1 || depth > 30 || exact < 0 || exact > 30) {
                throw new UserException("--depth takes 1 to 30 and --exact 0 to 30, not " + depth + " and " + exact);
            }
            Search.warmUpAllVectors();
            return new LabelSettings(readWeights(weights), depth, exact, seed, checkThreads(threads));
        }
    }

    @Command(
            name = "selfplay",
            mixinStandardHelpOptions = true,
            description = "Plays games against itself and labels their positions.")
    int selfplay(
            @Mixin LabelOptions options,
            @Option(names = "--games", required = true, paramLabel = "N", description = "Number of games.") long games,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FOLDER",
                            description = "Directory for the samples.")
                    Path folder)
            throws IOException, InterruptedException {
        if (games < 1) {
            throw new UserException("--games takes a number of at least 1, not " + games);
        }
        ProgressBar progress = new ProgressBar(streams.err(), "games", games);
        Trainer.selfPlay(games, options.labelling(), folder, progress::update);
        progress.finish();
        return 0;
    }

    @Command(
            name = "label",
            mixinStandardHelpOptions = true,
            description = "Labels positions of tournament games (WTHOR files).")
    int label(
            @Mixin LabelOptions options,
            @Parameters(paramLabel = "GAMES", description = "A .wtb file, or a directory of them.") Path source,
            @Option(names = "--results", description = "Label by the results in the files instead of searches.")
                    boolean results,
            @Option(
                            names = "--least",
                            defaultValue = "0",
                            description = "Minimum number of empty squares of a position (default ${DEFAULT-VALUE}).")
                    int least,
            @Option(
                            names = "--most",
                            defaultValue = "60",
                            description = "Maximum number of empty squares of a position (default ${DEFAULT-VALUE}).")
                    int most,
            @Option(
                            names = "--share",
                            paramLabel = "S",
                            defaultValue = "1",
                            description = "Fraction of these positions to label (default ${DEFAULT-VALUE}).")
                    double share,
            @Option(names = "--kept-out", description = "Only games of the test set, which fits do not use.")
                    boolean keptOut,
            @Option(
                            names = "--aside",
                            description = "Label the positions after a random move instead of those of the game.")
                    boolean aside,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FOLDER",
                            description = "Directory for the samples.")
                    Path folder)
            throws IOException, InterruptedException {
        if (least < 0 || least > most || most > 60) {
            throw new UserException(
                    "--least and --most take 0 to 60, with --least not above --most, not " + least + " and " + most);
        }
        if (!(share > 0 && share <= 1)) {
            throw new UserException("--share takes a number above 0 and at most 1, not " + share);
        }
        List<WthorGame> games = readGames(source);
        ProgressBar progress = new ProgressBar(streams.err(), "games", games.size());
        if (results) {
            Trainer.labelByOutcome(games, options.labelling(), folder, progress::update);
        } else {
            Trainer.Choice choice = new Trainer.Choice(least, most, share, keptOut, aside);
            Trainer.labelBySearch(games, choice, options.labelling(), folder, progress::update);
        }
        progress.finish();
        return 0;
    }

    @Command(
            name = "fit",
            mixinStandardHelpOptions = true,
            description = {
                "Fits weights to samples by conjugate gradients, and the errors of Multi-ProbCut to the weights.",
                "The work directory keeps finished tables and loss.svg, a graph of the error per round."
            })
    int fit(
            @Parameters(
                            arity = "1..*",
                            paramLabel = "FOLDER[=W]",
                            description = "Directories of samples, with an optional weight.")
                    List<String> sources,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "File for the weights.")
                    Path output,
            @Option(
                            names = "--work",
                            required = true,
                            paramLabel = "FOLDER",
                            description = "Directory for intermediate results.")
                    Path work,
            @Option(
                            names = "--rounds",
                            defaultValue = "12",
                            description = "Number of rounds (default ${DEFAULT-VALUE}).")
                    int rounds,
            @Option(
                            names = "--ridge",
                            defaultValue = "5",
                            description =
                                    "Regularisation: a weight with this many samples is halved (default ${DEFAULT-VALUE}).")
                    float ridge,
            @Option(
                            names = "--window",
                            defaultValue = "2",
                            description =
                                    "Overlap of a phase with its neighbours, in empty squares (default ${DEFAULT-VALUE}).")
                    int window,
            @Option(names = "--results", defaultValue = "0", description = RESULTS) double results,
            @Option(names = "--curves", paramLabel = "FOLDER", description = CURVES) @Nullable List<Path> curves,
            @Option(names = "--threads", defaultValue = "0", description = THREADS) int threads)
            throws IOException, InterruptedException {
        if (rounds < 1 || ridge <= 0 || window < 0 || window > 60) {
            throw new UserException("--rounds takes 1 or more, --ridge more than 0, --window 0 to 60");
        }
        checkResultShare(results);
        List<Path> exact = exactFolders(curves);
        int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : checkThreads(threads);
        ProgressBar progress = new ProgressBar(streams.err(), "tables", PatternWeights.TABLE_COUNT);
        PatternWeights fitted =
                Trainer.fit(sources, work, new FitOptions(rounds, ridge, window, results, workers), progress::update);
        progress.finish();
        EngineFile.writeAtomically(output, Trainer.calibrate(fitted, exact, exact, sources)::write);
        return 0;
    }

    @Command(
            name = "network",
            mixinStandardHelpOptions = true,
            description = {
                "Trains a neural network on samples.",
                "The work directory keeps the state after every epoch and loss.svg, a graph of the error per epoch."
            })
    int network(
            @Parameters(
                            arity = "1..*",
                            paramLabel = "FOLDER[=W]",
                            description = "Directories of samples, with an optional weight.")
                    List<String> sources,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "File for the network.")
                    Path output,
            @Option(
                            names = "--work",
                            required = true,
                            paramLabel = "FOLDER",
                            description = "Directory for intermediate results.")
                    Path work,
            @Option(
                            names = "--epochs",
                            defaultValue = "10",
                            description = "Number of passes over the samples (default ${DEFAULT-VALUE}).")
                    int epochs,
            @Option(
                            names = "--rate",
                            defaultValue = "0.02",
                            description = "Learning rate at the beginning (default ${DEFAULT-VALUE}).")
                    float rate,
            @Option(names = "--results", defaultValue = "0", description = RESULTS) double results,
            @Option(
                            names = "--exclude",
                            paramLabel = "FILE",
                            description = "File of OBF or board lines that must not be used; can be repeated.")
                    @Nullable
                    List<Path> excluded,
            @Option(
                            names = "--seed",
                            defaultValue = "1",
                            description =
                                    "Random seed; the same seed gives the same network (default ${DEFAULT-VALUE}).")
                    long seed,
            @Option(names = "--threads", defaultValue = "0", description = THREADS) int threads)
            throws IOException, InterruptedException {
        if (epochs < 1 || !(rate > 0)) {
            throw new UserException("--epochs takes 1 or more and --rate more than 0");
        }
        checkResultShare(results);
        int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : checkThreads(threads);
        NetworkOptions options = new NetworkOptions(epochs, rate, results, seed, workers);
        Network network = Trainer.trainNetwork(
                sources, excluded == null ? List.of() : excluded, work, options, epochPrinter(streams, epochs));
        EngineFile.writeAtomically(output, network::write);
        return 0;
    }

    @Command(
            name = "calibrate",
            mixinStandardHelpOptions = true,
            description = {
                "Fits only the score calibrations of weights, and the errors of Multi-ProbCut.",
                "Without --curves only the constants of the calibrations are fitted: to exact scores near the end of the"
                        + " game (--solved), otherwise so that searches of consecutive depths agree."
            })
    int calibrate(
            @Parameters(arity = "1..*", paramLabel = "FOLDER", description = "Directories of samples.")
                    List<String> sources,
            @Option(
                            names = "--weights",
                            paramLabel = "FILE",
                            description = "Weights of the evaluation (default: the shipped weights).")
                    @Nullable
                    Path file,
            @Option(names = "--curves", paramLabel = "FOLDER", description = CURVES) @Nullable List<Path> curves,
            @Option(
                            names = "--solved",
                            paramLabel = "FOLDER",
                            description = "Directory of samples with exact scores, to fit constants; can be repeated.")
                    @Nullable
                    List<Path> solved,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "File for the weights.")
                    Path output)
            throws IOException {
        Search.warmUpAllVectors();
        Evaluation evaluation = readWeights(file);
        List<Path> exact = exactFolders(curves);
        List<Path> solvedFolders = exactFolders(solved);
        Evaluation calibrated;
        if (evaluation instanceof PatternWeights weights) {
            calibrated = Trainer.calibrate(weights, exact, solvedFolders, sources);
        } else if (exact.isEmpty()) {
            calibrated = Trainer.calibrate(evaluation, solvedFolders, sources);
        } else {
            throw new UserException("--curves is only for pattern weights, not for a network");
        }
        EngineFile.writeAtomically(output, calibrated::write);
        return 0;
    }

    @Command(
            name = "test",
            mixinStandardHelpOptions = true,
            description = "Tests weights on samples of the test set, which fits do not use.")
    int test(
            @Parameters(arity = "1..*", paramLabel = "FOLDER", description = "Directories of samples.")
                    List<String> sources,
            @Option(
                            names = "--weights",
                            paramLabel = "FILE",
                            description = "Weights of the evaluation (default: the shipped weights).")
                    @Nullable
                    Path file)
            throws IOException {
        List<Trainer.TestResult> lines = Trainer.test(readWeights(file), sources);
        streams.out()
                .printf(
                        "%7s %9s %10s %15s %17s%n",
                        "empties", "samples", "mean error", "mean abs. error", "root mean square");
        for (Trainer.TestResult line : lines) {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%7d %9d %+10.2f %15.2f %17.2f%n",
                            line.empties(),
                            line.samples(),
                            line.mean(),
                            line.meanAbsolute(),
                            line.rootMeanSquare());
        }
        return 0;
    }

    @Command(
            name = "book",
            mixinStandardHelpOptions = true,
            description = "Builds an opening book from the start position along the most likely moves.")
    int book(
            @Option(
                            names = "--positions",
                            defaultValue = "40000",
                            description = "Minimum number of positions (default ${DEFAULT-VALUE}).")
                    int positions,
            @Option(names = "--depth", defaultValue = "12", description = "Search depth (default ${DEFAULT-VALUE}).")
                    int depth,
            @Option(
                            names = "--values",
                            required = true,
                            paramLabel = "FILE",
                            description = "File that keeps the results of searches.")
                    Path values,
            @Option(
                            names = "--weights",
                            paramLabel = "FILE",
                            description = "Weights of the evaluation (default: the shipped weights).")
                    @Nullable
                    Path file,
            @Option(names = "--threads", defaultValue = "0", description = THREADS) int threads,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "File for the book.")
                    Path output)
            throws IOException, InterruptedException {
        if (positions < 1 || depth < 1 || depth > 30) {
            throw new UserException(
                    "--positions takes 1 or more and --depth 1 to 30, not " + positions + " and " + depth);
        }
        int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : checkThreads(threads);
        ProgressBar progress = new ProgressBar(streams.err(), "positions", positions);
        OpeningBook book = Trainer.buildBook(readWeights(file), positions, depth, workers, values, progress::update);
        progress.finish();
        EngineFile.writeAtomically(output, book::write);
        streams.out().println(book.size() + " positions");
        return 0;
    }

    @Command(
            name = "six",
            mixinStandardHelpOptions = true,
            description = {
                "Builds the table for perfect play on 6×6: solves every position that a perfect player can meet.",
                "One thread always gives the same table. An interrupted run cannot be resumed."
            })
    int six(
            @Mixin SearchOptions options,
            @Option(
                            names = "--empties",
                            defaultValue = "20",
                            description = "Minimum number of empty squares of a position (default ${DEFAULT-VALUE}).")
                    int empties,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "File for the table.")
                    Path output)
            throws IOException {
        if (empties < 14 || empties > 32) {
            throw new UserException("--empties takes a number from 14 to 32, not " + empties);
        }
        try (Search search = options.open()) {
            Search.warmUpAllVectors();
            ProgressLine progress = new ProgressLine(streams.err());
            OpeningBook table =
                    Trainer.buildSolvedBook(search, 6, empties, count -> progress.update(count + " positions"));
            progress.finish();
            EngineFile.writeAtomically(output, table::write);
            streams.out().println(table.size() + " positions");
            return 0;
        }
    }

    private static List<Path> exactFolders(@Nullable List<Path> folders) {
        List<Path> exact = folders == null ? List.of() : folders;
        for (Path folder : exact) {
            if (!Files.isDirectory(folder)) {
                throw new UserException("no such directory of samples: " + folder);
            }
        }
        return exact;
    }

    private static void checkResultShare(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new UserException("--results takes a number from 0 to 1, not " + share);
        }
    }

    static int checkThreads(int threads) {
        if (threads < 1 || threads > 1024) {
            throw new UserException("--threads takes a number from 1 to 1024, not " + threads);
        }
        return threads;
    }

    /** Prints the error after each epoch. */
    static Trainer.EpochListener epochPrinter(Streams streams, int epochs) {
        return (epoch, error) -> streams.err()
                .printf(Locale.ROOT, "epoch %d of %d: mean absolute error %.3f discs%n", epoch, epochs, error);
    }

    /** Reads the games of a WTHOR file or a directory of them: at least one. */
    static List<WthorGame> readGames(Path source) throws IOException {
        List<WthorGame> games = Trainer.readGames(source);
        if (games.isEmpty()) {
            throw new UserException("no WTHOR games found in " + source);
        }
        return games;
    }

    /** Reads weights; the shipped ones if there is no file. */
    public static Evaluation readWeights(@Nullable Path file) {
        return file == null ? Evaluation.shipped() : readWeights(file, Evaluation::read);
    }

    static <T> T readWeights(Path file, EngineFile.Reader<T> reader) {
        try {
            return EngineFile.read(file, reader);
        } catch (IOException e) {
            throw new UserException("cannot read the weights from " + file + ": " + e.getMessage());
        }
    }
}
