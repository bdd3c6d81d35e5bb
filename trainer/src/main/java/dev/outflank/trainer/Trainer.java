package dev.outflank.trainer;

import dev.outflank.engine.book.Book;
import dev.outflank.engine.evaluation.Curve;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.PredictionError;
import dev.outflank.engine.evaluation.Words;
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
    private static final GameSplit SPLIT = new GameSplit(20);

    /** What a search misses before anybody measured it. */
    private static final PredictionError UNMEASURED = new PredictionError(7, -0.1f, 0, 6);

    /** The deepest and the latest searches that {@link #errors} measures. */
    private static final int DEEPEST = 9;

    private static final int FULL_EMPTIES = 18;

    /** So many positions of each number of empty squares it measures. */
    private static final int ERRORS_AT = 12;

    private Trainer() {}

    /**
     * How positions get their scores.
     *
     * @param weights of the evaluation that searches
     * @param depth of the searches
     * @param exact the number of empty squares from which on scores are exact
     * @param share of the positions of a game that are labelled
     */
    public record Labelling(
            PatternWeights weights, int depth, int exact, double share, long seed, int threads) {}

    /** How well weights do on the samples with so many squares empty that were kept for tests. */
    public record TestLine(int empties, long samples, double meanAbsolute, double rootMeanSquare) {}

    public static void selfPlay(long games, Labelling labelling, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        workshop(labelling).run(new SelfPlay(games, labelling.share(), labelling.seed(), SPLIT), folder, progress);
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
    public static void label(
            List<WthorGame> games, Choice choice, Labelling labelling, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        workshop(labelling)
                .run(new GameLabels(games, choice, labelling.share(), labelling.seed(), SPLIT), folder, progress);
    }

    /** Labels positions of tournament games by their results. */
    public static void outcomes(List<WthorGame> games, Labelling labelling, Path folder, LongConsumer progress)
            throws IOException, InterruptedException {
        workshop(labelling).run(new Outcomes(games, SPLIT), folder, progress);
    }

    private static Workshop workshop(Labelling labelling) {
        return new Workshop(labelling.weights(), labelling.depth(), labelling.exact(), labelling.threads());
    }

    /** The games of WTHOR files, or of all those in a folder. */
    public static List<WthorGame> games(Path source) throws IOException {
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
        List<Shelf.Source> parsed = Shelf.Source.parse(sources);
        recipe(parsed, options).begin(work);
        Shelf shelf = Shelf.sort(parsed, work.resolve("sorted"));
        int[] done = {0};
        return new WeightsFit(shelf, work, options).run(UNMEASURED, (phase, error) -> {
            synchronized (done) {
                progress.accept(++done[0]);
            }
        });
    }

    private static Recipe recipe(List<Shelf.Source> sources, FitOptions options) throws IOException {
        StringBuilder text = new StringBuilder("tables of %d weights, %d rounds, ridge %s, window %d"
                .formatted(Patterns.TABLE, options.rounds(), options.ridge(), options.window()));
        for (Shelf.Source source : sources) {
            text.append(", %s times %d bytes of %s"
                    .formatted(source.weight(), Shelf.bytes(source.folder()), source.folder()));
        }
        return new Recipe(text.toString());
    }

    /** Fitted weights with all that is measured on them: curves, where there are exact scores, and errors. */
    public static PatternWeights finish(PatternWeights fitted, List<Path> exact, List<String> sources)
            throws IOException {
        PatternWeights bent = fitted.with(curves(fitted, exact));
        return bent.with(errors(bent, sources, ERRORS_AT));
    }

    /** The curves, one a phase, that bring weights nearest to the samples of some folders, whose scores are exact. */
    static List<Curve> curves(PatternWeights weights, List<Path> folders) throws IOException {
        return CurveFit.fit(weights, folders);
    }

    /** Measures how well shallow searches predict deep ones, on so many tests for each number of empty squares. */
    static PredictionError errors(PatternWeights weights, List<String> sources, int perEmpties)
            throws IOException {
        List<Sample> positions = new ArrayList<>();
        int[] taken = new int[65];
        for (String source : sources) {
            Shelf.visit(Shelf.Source.parse(source).folder(), (own, opp, score, weight) -> {
                if (weight == 0 && taken[Long.bitCount(~(own | opp))]++ < perEmpties) {
                    positions.add(new Sample(own, opp, score, true));
                }
            });
        }
        return new ErrorFit(weights, DEEPEST, FULL_EMPTIES).fit(positions);
    }

    /** Compares weights with the samples that were kept for tests. */
    public static List<TestLine> test(PatternWeights weights, List<String> sources) throws IOException {
        Errors[] errors = new Errors[61];
        for (int empties = 0; empties < errors.length; empties++) {
            errors[empties] = new Errors();
        }
        Words words = new Words();
        for (String source : sources) {
            Shelf.visit(Shelf.Source.parse(source).folder(), (own, opp, score, weight) -> {
                if (weight == 0) {
                    int empties = Long.bitCount(~(own | opp));
                    words.set(own, opp);
                    errors[empties].add(weights.fine(words, empties) - score);
                }
            });
        }
        List<TestLine> lines = new ArrayList<>();
        for (int empties = 0; empties < errors.length; empties++) {
            if (errors[empties].count() > 0) {
                lines.add(new TestLine(
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
    public static Book book(
            PatternWeights weights, int positions, int depth, int threads, Path values, IntConsumer progress)
            throws IOException, InterruptedException {
        return new BookMaker(weights, depth, threads, values).make(positions, progress);
    }

    /** Solves what a player on a small board can meet, down to so many empty squares. */
    public static Book solved(Search search, int size, int fewestEmpties, IntConsumer progress) {
        return new SolvedOpenings(search, fewestEmpties, progress).make(size);
    }
}
