package dev.outflank.trainer;

import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.PatternIndices;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.ProbCutError;
import dev.outflank.engine.evaluation.ScoreCalibration;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.record.WthorFile;
import dev.outflank.rules.record.WthorGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * The steps from games to weights. Each leaves files behind and goes on where it was stopped; each gives the same files
 * for the same seed, whatever the number of threads.
 */
public final class Trainer {
    /** One game in so many is kept for tests. */
    private static final TrainTestSplit TRAIN_TEST_SPLIT = new TrainTestSplit(20);

    /** What a search misses before anybody measured it. */
    private static final ProbCutError DEFAULT_PROBCUT_ERROR = new ProbCutError(7, -0.1f, 0, 6);

    /** The deepest and the latest searches that {@link #measureProbCutError} measures. */
    private static final int MAX_DEPTH = 9;

    private static final int MAX_SOLVED_EMPTIES = 18;

    /** So many positions of each number of empty squares it measures. */
    private static final int POSITIONS_PER_EMPTIES = 12;

    private Trainer() {}

    /**
     * How positions get their scores.
     *
     * @param weights of the evaluation that searches
     * @param depth of the searches
     * @param exactEmpties the number of empty squares from which on scores are exact
     * @param sampleFraction of the positions of a game that are labelled
     */
    public record LabelSettings(
            PatternWeights weights, int depth, int exactEmpties, double sampleFraction, long seed, int threads) {}

    /** How well weights do on the samples with so many squares empty that were kept for tests. */
    public record TestResult(int empties, long samples, double meanAbsolute, double rootMeanSquare) {}

    public static void selfPlay(long games, LabelSettings labelOptions, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        generator(labelOptions)
                .run(
                        new SelfPlay(games, labelOptions.sampleFraction(), labelOptions.seed(), TRAIN_TEST_SPLIT),
                        folder,
                        progress);
    }

    /**
     * Which positions of games are labelled.
     *
     * @param least empty squares
     * @param most empty squares
     * @param testsOnly only those of games that fits do not see
     * @param aside instead of a game's positions those that a random move makes of them: games show good moves, searches
     *     meet all of them
     */
    public record Choice(int least, int most, boolean testsOnly, boolean aside) {
        public static final Choice ALL = new Choice(0, 60, false, false);
    }

    /** Labels positions of tournament games by searches. */
    public static void labelBySearch(
            List<WthorGame> games, Choice choice, LabelSettings labelOptions, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        generator(labelOptions)
                .run(
                        new SearchLabelSource(
                                games, choice, labelOptions.sampleFraction(), labelOptions.seed(), TRAIN_TEST_SPLIT),
                        folder,
                        progress);
    }

    /** Labels positions of tournament games by their results. */
    public static void labelByOutcome(
            List<WthorGame> games, LabelSettings labelOptions, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        generator(labelOptions).run(new OutcomeLabelSource(games, TRAIN_TEST_SPLIT), folder, progress);
    }

    private static SampleGenerator generator(LabelSettings labelOptions) {
        return new SampleGenerator(
                labelOptions.weights(), labelOptions.depth(), labelOptions.exactEmpties(), labelOptions.threads());
    }

    /** The games of WTHOR files, or of all those in a folder. */
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
     * @param sources folders of samples; after one, a weight below 1 may stand, as in {@code outcomes=0.1}
     * @param work a folder for what is needed on the way: sorted samples, finished phases, the chart of errors
     */
    public static PatternWeights fit(List<String> sources, Path work, FitOptions options, IntConsumer progress)
            throws IOException, InterruptedException {
        List<SampleStore.WeightedFolder> parsed = SampleStore.WeightedFolder.parse(sources);
        recipe(parsed, options).writeOrVerify(work);
        SampleStore store = SampleStore.partitionByEmpties(parsed, work.resolve("sorted"));
        int[] done = {0};
        return new WeightsFit(store, work, options).run(DEFAULT_PROBCUT_ERROR, (phase, error) -> {
            synchronized (done) {
                progress.accept(++done[0]);
            }
        });
    }

    private static Recipe recipe(List<SampleStore.WeightedFolder> sources, FitOptions options) throws IOException {
        StringBuilder text = new StringBuilder("tables of %d weights, %d rounds, ridge %s, window %d"
                .formatted(Patterns.TABLE_SIZE, options.rounds(), options.ridge(), options.window()));
        for (SampleStore.WeightedFolder source : sources) {
            text.append(", %s times %d bytes of %s"
                    .formatted(source.weight(), SampleStore.sizeInBytes(source.folder()), source.folder()));
        }
        return new Recipe(text.toString());
    }

    /** Fitted weights with all that is measured on them: curves, where there are exact scores, and errors. */
    public static PatternWeights calibrate(PatternWeights fitted, List<Path> exact, List<String> sources)
            throws IOException {
        PatternWeights calibrated = fitted.with(fitCalibration(fitted, exact));
        return calibrated.with(measureProbCutError(calibrated, sources, POSITIONS_PER_EMPTIES));
    }

    /** The curves, one a phase, that bring weights nearest to the samples of some folders, whose scores are exact. */
    static List<ScoreCalibration> fitCalibration(PatternWeights weights, List<Path> folders) throws IOException {
        return CalibrationFit.fit(weights, folders);
    }

    /** Measures how well shallow searches predict deep ones, on so many tests for each number of empty squares. */
    static ProbCutError measureProbCutError(PatternWeights weights, List<String> sources, int perEmpties)
            throws IOException {
        List<Sample> positions = new ArrayList<>();
        int[] taken = new int[65];
        for (String source : sources) {
            SampleStore.visit(SampleStore.WeightedFolder.parse(source).folder(), (own, opp, score, weight) -> {
                if (weight == 0 && taken[Long.bitCount(~(own | opp))]++ < perEmpties) {
                    positions.add(new Sample(own, opp, score, true));
                }
            });
        }
        return new ProbCutErrorFit(weights, MAX_DEPTH, MAX_SOLVED_EMPTIES).fit(positions);
    }

    /** Compares weights with the samples that were kept for tests. */
    public static List<TestResult> test(PatternWeights weights, List<String> sources) throws IOException {
        ErrorStatistics[] errors = new ErrorStatistics[61];
        for (int empties = 0; empties < errors.length; empties++) {
            errors[empties] = new ErrorStatistics();
        }
        PatternIndices patternIndices = new PatternIndices();
        for (String source : sources) {
            SampleStore.visit(SampleStore.WeightedFolder.parse(source).folder(), (own, opp, score, weight) -> {
                if (weight == 0) {
                    int empties = Long.bitCount(~(own | opp));
                    patternIndices.set(own, opp);
                    errors[empties].add(weights.unroundedScore(patternIndices, empties) - score);
                }
            });
        }
        List<TestResult> lines = new ArrayList<>();
        for (int empties = 0; empties < errors.length; empties++) {
            if (errors[empties].count() > 0) {
                lines.add(new TestResult(
                        empties,
                        errors[empties].count(),
                        errors[empties].meanAbsolute(),
                        errors[empties].rootMeanSquare()));
            }
        }
        if (lines.isEmpty()) {
            throw new IOException("there are no samples for tests in " + String.join(", ", sources));
        }
        return lines;
    }

    /** Makes an opening book of at least so many positions by searches of this depth. */
    public static OpeningBook buildBook(
            PatternWeights weights, int positions, int depth, int threads, Path values, IntConsumer progress)
            throws IOException, InterruptedException {
        return new BookBuilder(weights, depth, threads, values).build(positions, progress);
    }

    /** Solves what a player on a small board can meet, down to so many empty squares. */
    public static OpeningBook buildSolvedBook(Search search, int size, int minEmpties, IntConsumer progress) {
        return new SolvedBookBuilder(search, minEmpties, progress).build(size);
    }
}
