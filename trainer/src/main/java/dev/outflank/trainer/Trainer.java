package dev.outflank.trainer;

import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Evaluator;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.ProbCutError;
import dev.outflank.engine.net.SquareNetwork;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.PositionKey;
import dev.outflank.rules.ScoredPosition;
import dev.outflank.rules.record.WthorFile;
import dev.outflank.rules.record.WthorGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * The steps from games to weights. Each step writes files and, after a stop, resumes where it was. The same seed gives
 * the same files on any number of threads.
 */
public final class Trainer {
    /** One game in 20 is kept for tests. */
    private static final TrainTestSplit TRAIN_TEST_SPLIT = new TrainTestSplit(20);

    /** Used until the error of new weights has been measured. */
    private static final ProbCutError DEFAULT_PROBCUT_ERROR = new ProbCutError(7, -0.1f, 0, 6);

    /** Maximum depth of the searches that {@link #measureProbCutError} measures. */
    private static final int MAX_DEPTH = 9;

    /** Maximum number of empty squares of the positions that it solves. */
    private static final int MAX_SOLVED_EMPTIES = 18;

    /** Number of positions per number of empty squares that it measures. */
    private static final int POSITIONS_PER_EMPTIES = 12;

    /** Number of positions per number of empty squares to which {@link ConstantFit} fits constants. */
    private static final int CONSTANT_POSITIONS_PER_EMPTIES = 400;

    /** Minimum number of empty squares, and maximum number, of the solved positions to which it fits constants. */
    private static final int MIN_SOLVED_CONSTANT_EMPTIES = 18;

    private static final int MAX_SOLVED_CONSTANT_POSITIONS = 2000;

    private Trainer() {}

    /**
     * How positions are labelled with scores.
     *
     * @param weights weights of the evaluation that the searches use
     * @param depth depth of the searches
     * @param exactEmpties positions with up to this number of empty squares are solved exactly
     * @param seed seed of the random choices
     * @param threads number of threads
     */
    public record LabelSettings(Evaluation weights, int depth, int exactEmpties, long seed, int threads) {}

    /** Errors of weights on the test samples with a number of empty squares, in discs. */
    public record TestResult(int empties, long samples, double mean, double meanAbsolute, double rootMeanSquare) {}

    public static void selfPlay(long games, LabelSettings settings, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        generator(settings).run(new SelfPlay(games, settings.seed(), TRAIN_TEST_SPLIT), folder, progress);
    }

    /**
     * Which positions of games are labelled. Its text is part of recipes, so its names must not change.
     *
     * @param least minimum number of empty squares
     * @param most maximum number of empty squares
     * @param share the fraction of these positions that are labelled
     * @param testsOnly only positions of games that are kept for tests
     * @param aside not the positions of a game but those after a random move from them: games have mostly good moves,
     *     while searches visit all moves
     */
    public record Choice(int least, int most, double share, boolean testsOnly, boolean aside) {
        public static final Choice ALL = new Choice(0, 60, 1, false, false);
    }

    /** Labels positions of tournament games by search. */
    public static void labelBySearch(
            List<WthorGame> games, Choice choice, LabelSettings settings, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        generator(settings)
                .run(new SearchLabelSource(games, choice, settings.seed(), TRAIN_TEST_SPLIT), folder, progress);
    }

    /** Labels positions of tournament games by their results. */
    public static void labelByOutcome(List<WthorGame> games, LabelSettings settings, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        generator(settings).run(new OutcomeLabelSource(games, TRAIN_TEST_SPLIT), folder, progress);
    }

    private static SampleGenerator generator(LabelSettings settings) {
        return new SampleGenerator(settings.weights(), settings.depth(), settings.exactEmpties(), settings.threads());
    }

    /** Reads the games of a WTHOR file, or of all WTHOR files in a folder. */
    public static List<WthorGame> readGames(Path source) throws IOException {
        List<WthorGame> games = new ArrayList<>();
        if (Files.isDirectory(source)) {
            try (Stream<Path> files = Files.list(source)) {
                for (Path file : files.filter(Trainer::isWthor).sorted().toList()) {
                    games.addAll(WthorFile.read(Files.readAllBytes(file)).games());
                }
            }
        } else {
            games.addAll(WthorFile.read(Files.readAllBytes(source)).games());
        }
        return games;
    }

    private static boolean isWthor(Path file) {
        return file.toString().regionMatches(true, file.toString().length() - 4, ".wtb", 0, 4);
    }

    /**
     * Fits weights to samples.
     *
     * @param sources folders of samples, optionally with a weight of at most 1, as in {@code outcomes=0.1}
     * @param work folder for intermediate files: sorted samples, finished tables and the chart of errors
     * @param progress receives the number of finished tables
     */
    public static PatternWeights fit(List<String> sources, Path work, FitOptions options, IntConsumer progress)
            throws IOException, InterruptedException {
        List<WeightedFolder> parsed = WeightedFolder.parse(sources);
        recipe(parsed, options).writeOrVerify(work);
        SampleStore store =
                SampleStore.partitionByEmpties(parsed, options.resultShare(), Set.of(), work.resolve("sorted"));
        int[] done = {0};
        return new WeightsFit(store, work, options).run(DEFAULT_PROBCUT_ERROR, (phase, error) -> {
            synchronized (done) {
                progress.accept(++done[0]);
            }
        });
    }

    /**
     * Trains a network on samples.
     *
     * @param sources folders of samples, optionally with a weight of at most 1
     * @param excluded files of positions that must not be used, because they are kept for tests
     * @param work folder for intermediate files: sorted samples, the state after each epoch and the chart of errors
     * @param progress receives the number of finished epochs and the mean absolute error on test samples
     */
    public static Network trainNetwork(
            List<String> sources, List<Path> excluded, Path work, NetworkOptions options, EpochListener progress)
            throws IOException, InterruptedException {
        String kind = "network with %d hidden units".formatted(Network.HIDDEN);
        return new NetworkFit(sortedSamples(kind, sources, excluded, work, options), work, options)
                .run(DEFAULT_PROBCUT_ERROR, progress);
    }

    /** Trains the network of the player {@code net} on samples, like {@link #trainNetwork}. */
    public static SquareNetwork trainSquareNetwork(
            List<String> sources, Path work, NetworkOptions options, EpochListener progress)
            throws IOException, InterruptedException {
        String kind = "network over squares with %d hidden units".formatted(SquareNetwork.HIDDEN);
        return new SquareNetworkFit(sortedSamples(kind, sources, List.of(), work, options), work, options)
                .run(progress);
    }

    /** Writes or verifies the recipe of a training, and sorts its samples. */
    private static SampleStore sortedSamples(
            String kind, List<String> sources, List<Path> excluded, Path work, NetworkOptions options)
            throws IOException {
        List<WeightedFolder> parsed = WeightedFolder.parse(sources);
        StringBuilder text = new StringBuilder("%s, %d epochs, rate %s, results %s, seed %d"
                .formatted(kind, options.epochs(), options.learningRate(), options.resultShare(), options.seed()));
        append(text, parsed);
        excluded.forEach(file -> text.append(", without the positions of ").append(file));
        new Recipe(text.toString()).writeOrVerify(work);
        return SampleStore.partitionByEmpties(parsed, options.resultShare(), keys(excluded), work.resolve("sorted"));
    }

    /** Receives the number of finished epochs and the mean absolute error on test samples, in discs. */
    public interface EpochListener {
        void epochFinished(int epochs, double testError);
    }

    /** The keys of all positions in files of OBF or board lines. */
    private static Set<Long> keys(List<Path> files) throws IOException {
        Set<Long> keys = new HashSet<>();
        for (Path file : files) {
            int number = 0;
            for (String line : Files.readAllLines(file)) {
                try {
                    ScoredPosition.parse(line, ++number)
                            .ifPresent(problem -> keys.add(PositionKey.of(problem.position())));
                } catch (NotationException e) {
                    throw new IOException(file + ": " + e.getMessage(), e);
                }
            }
        }
        return keys;
    }

    private static Recipe recipe(List<WeightedFolder> sources, FitOptions options) throws IOException {
        StringBuilder text = new StringBuilder("tables of %d weights, %d rounds, ridge %s, window %d, results %s"
                .formatted(
                        Patterns.TABLE_SIZE,
                        options.rounds(),
                        options.ridge(),
                        options.window(),
                        options.resultShare()));
        append(text, sources);
        return new Recipe(text.toString());
    }

    private static void append(StringBuilder recipe, List<WeightedFolder> sources) throws IOException {
        for (WeightedFolder source : sources) {
            recipe.append(", %s times %d bytes of %s"
                    .formatted(source.weight(), SampleStore.sizeInBytes(source.folder()), source.folder()));
        }
    }

    /**
     * Adds score calibrations and the measured ProbCut error to weights.
     *
     * @param exact folders of samples with exact scores, to which the calibrations are fitted; if there are none, those
     *     of the weights are kept
     * @param solved folders of samples with exact scores, to which only the constants of the calibrations are fitted
     * @param sources folders of samples whose positions are searched: to make scores of consecutive depths agree, and to
     *     measure the ProbCut error
     */
    public static Evaluation calibrate(PatternWeights fitted, List<Path> exact, List<Path> solved, List<String> sources)
            throws IOException {
        PatternWeights curved = exact.isEmpty() ? fitted : fitted.with(CalibrationFit.fit(fitted, exact));
        return calibrate(curved, solved, sources);
    }

    /** As the other method, without fitting score calibrations except for their constants. */
    public static Evaluation calibrate(Evaluation evaluation, List<Path> solved, List<String> sources)
            throws IOException {
        List<Sample> solvedPositions = new ArrayList<>();
        for (Path folder : solved) {
            SampleStore.visit(folder, sample -> {
                if (sample.empties() >= MIN_SOLVED_CONSTANT_EMPTIES
                        && solvedPositions.size() < MAX_SOLVED_CONSTANT_POSITIONS) {
                    solvedPositions.add(sample);
                }
            });
        }
        Evaluation calibrated =
                ConstantFit.fit(evaluation, testPositions(sources, CONSTANT_POSITIONS_PER_EMPTIES), solvedPositions);
        return calibrated.with(measureProbCutError(calibrated, sources, POSITIONS_PER_EMPTIES));
    }

    /**
     * Measures how well shallow searches predict deep ones.
     *
     * @param perEmpties number of test positions per number of empty squares
     */
    static ProbCutError measureProbCutError(Evaluation weights, List<String> sources, int perEmpties)
            throws IOException {
        return new ProbCutErrorFit(weights, MAX_DEPTH, MAX_SOLVED_EMPTIES).fit(testPositions(sources, perEmpties));
    }

    /** The first test samples of every source with each number of empty squares. */
    private static List<Sample> testPositions(List<String> sources, int perEmpties) throws IOException {
        List<Sample> positions = new ArrayList<>();
        int perSource = Math.ceilDiv(perEmpties, sources.size());
        for (String source : sources) {
            int[] taken = new int[65];
            SampleStore.visit(WeightedFolder.parse(source).folder(), sample -> {
                if (sample.isTest() && taken[sample.empties()]++ < perSource) {
                    positions.add(sample);
                }
            });
        }
        return positions;
    }

    /** Measures the errors of weights on the test samples, by number of empty squares. */
    public static List<TestResult> test(Evaluation weights, List<String> sources) throws IOException {
        ErrorStatistics[] errors = new ErrorStatistics[61];
        for (int empties = 0; empties < errors.length; empties++) {
            errors[empties] = new ErrorStatistics();
        }
        Evaluator evaluator = weights.newEvaluator();
        for (String source : sources) {
            SampleStore.visit(WeightedFolder.parse(source).folder(), sample -> {
                if (sample.isTest()) {
                    int empties = sample.empties();
                    evaluator.set(sample.own(), sample.opp());
                    errors[empties].add(evaluator.unroundedScore(empties) - sample.score());
                }
            });
        }
        List<TestResult> results = new ArrayList<>();
        for (int empties = 0; empties < errors.length; empties++) {
            if (errors[empties].count() > 0) {
                results.add(new TestResult(
                        empties,
                        errors[empties].count(),
                        errors[empties].mean(),
                        errors[empties].meanAbsolute(),
                        errors[empties].rootMeanSquare()));
            }
        }
        if (results.isEmpty()) {
            throw new IOException("no test samples in " + String.join(", ", sources));
        }
        return results;
    }

    /**
     * Builds an opening book of at least {@code positions} positions by searches of a depth.
     *
     * @param values file of search results, to which new results are appended
     */
    public static OpeningBook buildBook(
            Evaluation weights, int positions, int depth, int threads, Path values, IntConsumer progress)
            throws IOException, InterruptedException {
        return new BookBuilder(weights, depth, threads, values).build(positions, progress);
    }

    /**
     * Solves all positions that a perfect player can meet on a small board.
     *
     * @param minEmpties positions with fewer empty squares are left out
     */
    public static OpeningBook buildSolvedBook(Search search, int size, int minEmpties, IntConsumer progress) {
        return new SolvedBookBuilder(search, minEmpties, progress).build(size);
    }
}
