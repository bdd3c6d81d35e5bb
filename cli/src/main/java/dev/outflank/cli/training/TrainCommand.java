package dev.outflank.cli.training;

import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.SearchOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.EngineFile;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.trainer.FitOptions;
import dev.outflank.trainer.Trainer.LabelSettings;
import dev.outflank.trainer.Trainer;
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

/** The trainer's steps, one command each. docs/training.md puts them in a row. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = {
            "Makes the engine's evaluation and opening book: plays games, labels positions, fits weights, tests them.",
            "Every step can be stopped and goes on where it was."
        },
        subcommands = {TrainAllCommand.class, TrainLargeCommand.class})
public final class TrainCommand implements Runnable {
    private static final String THREADS = "Threads (default: all cores).";

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
                "say which step: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** How positions are labelled. */
    static final class LabelOptions {
        @Option(names = "--weights", paramLabel = "FILE", description = "The evaluation (default: the shipped one).")
        private @Nullable Path weights;

        @Option(names = "--depth", paramLabel = "D", description = "Depth of searches (default ${DEFAULT-VALUE}).")
        private int depth = 6;

        @Option(
                names = "--exact",
                paramLabel = "E",
                description = "Exact scores from so many empty squares on (default ${DEFAULT-VALUE}).")
        private int exact = 14;

        @Option(
                names = "--share",
                paramLabel = "S",
                description = "The share of a game's positions to label (default ${DEFAULT-VALUE}).")
        private double share = 0.3;

        @Option(names = "--seed", paramLabel = "N", description = "Same seed, same samples (default ${DEFAULT-VALUE}).")
        private long seed = 1;

        @Option(names = "--threads", paramLabel = "K", description = THREADS)
        private int threads = Runtime.getRuntime().availableProcessors();

        LabelSettings labelling() {
            if (depth < 1 || depth > 30 || exact < 0 || exact > 30) {
                throw new UserException("--depth takes 1 to 30 and --exact 0 to 30, not " + depth + " and " + exact);
            }
            if (!(share > 0 && share <= 1)) {
                throw new UserException("--share takes a number above 0 and at most 1, not " + share);
            }
            Search.warmUpVectors();
            return new LabelSettings(readWeights(weights), depth, exact, share, seed, checkThreads(threads));
        }
    }

    @Command(
            name = "selfplay",
            mixinStandardHelpOptions = true,
            description = "Plays games and labels their positions.")
    int selfplay(
            @Mixin LabelOptions options,
            @Option(names = "--games", required = true, paramLabel = "N", description = "How many games.") long games,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FOLDER",
                            description = "For the samples.")
                    Path folder)
            throws IOException, InterruptedException {
        if (games < 1) {
            throw new UserException("--games takes a number from 1 on, not " + games);
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
            @Parameters(paramLabel = "GAMES", description = "A .wtb file, or a folder of them.") Path source,
            @Option(names = "--results", description = "By the results in the files instead of searches.")
                    boolean results,
            @Option(
                            names = "--least",
                            defaultValue = "0",
                            description = "Only positions with so many empty squares or more.")
                    int least,
            @Option(
                            names = "--most",
                            defaultValue = "60",
                            description = "Only positions with so many empty squares or fewer.")
                    int most,
            @Option(names = "--kept-out", description = "Only games that are kept out of fits, for tests.")
                    boolean keptOut,
            @Option(names = "--aside", description = "What a random move makes of a game's positions instead of them.")
                    boolean aside,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FOLDER",
                            description = "For the samples.")
                    Path folder)
            throws IOException, InterruptedException {
        if (least < 0 || least > most || most > 60) {
            throw new UserException("--least and --most take 0 to 60, the least first, not " + least + " and " + most);
        }
        List<WthorGame> games = readGames(source);
        ProgressBar progress = new ProgressBar(streams.err(), "games", games.size());
        if (results) {
            Trainer.labelByOutcome(games, options.labelling(), folder, progress::update);
        } else {
            Trainer.Choice choice = new Trainer.Choice(least, most, keptOut, aside);
            Trainer.labelBySearch(games, choice, options.labelling(), folder, progress::update);
        }
        progress.finish();
        return 0;
    }

    @Command(
            name = "fit",
            mixinStandardHelpOptions = true,
            description = {
                "Fits weights to samples by conjugate gradients, and multi-probcut's errors to the weights.",
                "The work folder keeps finished tables and gets loss.svg, the errors round by round."
            })
    int fit(
            @Parameters(arity = "1..*", paramLabel = "FOLDER[=W]", description = "Samples, and how much each counts.")
                    List<String> sources,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "For the weights.")
                    Path output,
            @Option(names = "--work", required = true, paramLabel = "FOLDER", description = "For what lies between.")
                    Path work,
            @Option(names = "--rounds", defaultValue = "12", description = "Rounds (default ${DEFAULT-VALUE}).")
                    int rounds,
            @Option(
                            names = "--ridge",
                            defaultValue = "5",
                            description = "Samples that a weight needs to be believed half (default ${DEFAULT-VALUE}).")
                    float ridge,
            @Option(
                            names = "--window",
                            defaultValue = "2",
                            description = "Empty squares beyond a phase that speak too (default ${DEFAULT-VALUE}).")
                    int window,
            @Option(
                            names = "--curves",
                            paramLabel = "FOLDER",
                            description = "Samples with exact scores, to which sums of weights are bent; repeatable.")
                    @Nullable
                    List<Path> curves,
            @Option(names = "--threads", defaultValue = "0", description = THREADS) int threads)
            throws IOException, InterruptedException {
        if (rounds < 1 || ridge <= 0 || window < 0 || window > 60) {
            throw new UserException("--rounds takes 1 or more, --ridge more than 0, --window 0 to 60");
        }
        List<Path> exact = curves == null ? List.of() : curves;
        for (Path folder : exact) {
            if (!Files.isDirectory(folder)) {
                throw new UserException("there is no folder of samples " + folder);
            }
        }
        int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : checkThreads(threads);
        ProgressBar progress = new ProgressBar(streams.err(), "tables", PatternWeights.TABLE_COUNT);
        PatternWeights fitted =
                Trainer.fit(sources, work, new FitOptions(rounds, ridge, window, workers), progress::update);
        progress.finish();
        EngineFile.writeAtomically(output, Trainer.calibrate(fitted, exact, sources)::write);
        return 0;
    }

    @Command(
            name = "test",
            mixinStandardHelpOptions = true,
            description = "Compares weights with samples that were kept out of fits.")
    int test(
            @Parameters(arity = "1..*", paramLabel = "FOLDER", description = "Samples.") List<String> sources,
            @Option(
                            names = "--weights",
                            paramLabel = "FILE",
                            description = "The evaluation (default: the shipped one).")
                    @Nullable
                    Path file)
            throws IOException {
        List<Trainer.TestResult> lines = Trainer.test(readWeights(file), sources);
        streams.out().printf("%7s %9s %15s %17s%n", "empties", "samples", "mean abs. error", "root mean square");
        for (Trainer.TestResult line : lines) {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%7d %9d %15.2f %17.2f%n",
                            line.empties(),
                            line.samples(),
                            line.meanAbsolute(),
                            line.rootMeanSquare());
        }
        return 0;
    }

    @Command(
            name = "book",
            mixinStandardHelpOptions = true,
            description = "Makes an opening book, from the start outwards, along the likeliest moves.")
    int book(
            @Option(names = "--positions", defaultValue = "40000", description = "At least (default ${DEFAULT-VALUE}).")
                    int positions,
            @Option(names = "--depth", defaultValue = "12", description = "Of searches (default ${DEFAULT-VALUE}).")
                    int depth,
            @Option(names = "--values", required = true, paramLabel = "FILE", description = "Keeps what was searched.")
                    Path values,
            @Option(
                            names = "--weights",
                            paramLabel = "FILE",
                            description = "The evaluation (default: the shipped one).")
                    @Nullable
                    Path file,
            @Option(names = "--threads", defaultValue = "0", description = THREADS) int threads,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "For the book.")
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
                "Makes the table by which 6×6 is played perfectly: solves whatever a player with either colour can"
                        + " meet.",
                "With one thread it is always the same table. It cannot be stopped and taken up again."
            })
    int six(
            @Mixin SearchOptions options,
            @Option(
                            names = "--empties",
                            defaultValue = "20",
                            description = "Down to so many empty squares (default ${DEFAULT-VALUE}).")
                    int empties,
            @Option(
                            names = {"-o", "--output"},
                            required = true,
                            paramLabel = "FILE",
                            description = "For the table.")
                    Path output)
            throws IOException {
        if (empties < 14 || empties > 32) {
            throw new UserException("--empties takes a number from 14 to 32, not " + empties);
        }
        try (Search search = options.open()) {
            Search.warmUpVectors();
            ProgressLine progress = new ProgressLine(streams.err());
            OpeningBook table =
                    Trainer.buildSolvedBook(search, 6, empties, count -> progress.update(count + " positions"));
            progress.finish();
            EngineFile.writeAtomically(output, table::write);
            streams.out().println(table.size() + " positions");
            return 0;
        }
    }

    private static int checkThreads(int threads) {
        if (threads < 1 || threads > 1024) {
            throw new UserException("--threads takes a number from 1 to 1024, not " + threads);
        }
        return threads;
    }

    /** The games of a WTHOR file or a folder of them: at least one. */
    static List<WthorGame> readGames(Path source) throws IOException {
        List<WthorGame> games = Trainer.readGames(source);
        if (games.isEmpty()) {
            throw new UserException("there are no WTHOR games in " + source);
        }
        return games;
    }

    static PatternWeights readWeights(@Nullable Path file) {
        return file == null ? PatternWeights.shipped() : readWeights(file, PatternWeights::read);
    }

    static <T> T readWeights(Path file, EngineFile.Reader<T> reader) {
        try {
            return EngineFile.read(file, reader);
        } catch (IOException e) {
            throw new UserException("the weights cannot be read from " + file + ": " + e.getMessage());
        }
    }
}
