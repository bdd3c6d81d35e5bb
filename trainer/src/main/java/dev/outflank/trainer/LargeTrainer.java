package dev.outflank.trainer;

import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.large.LargeWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Trains the weights for boards above 8×8. The first generation is fitted to self-play games of handcrafted weights, each
 * later one to games of the generation before. Every generation is a file; after a stop, training resumes with the first
 * missing one. The same options give the same weights on any number of threads.
 */
public final class LargeTrainer {
    /** One game in 20 is kept for tests. */
    private static final TrainTestSplit TRAIN_TEST_SPLIT = new TrainTestSplit(20);

    /** Part of a label that comes from a later search score, in all generations that start from learned weights. */
    private static final double LAMBDA = 0.7;

    /** Weight of samples of the previous generation. */
    private static final float PREVIOUS_GENERATION_WEIGHT = 0.3f;

    /**
     * Options of a training run.
     *
     * @param generations number of generations
     * @param games number of games per generation
     * @param nodes number of nodes per move in self-play
     * @param ridge regularisation: a pattern weight seen in this number of samples is shrunk by half
     * @param rounds iterations of conjugate gradients
     */
    public record Options(int generations, int games, long nodes, double ridge, int rounds, long seed, int threads) {}

    /** Test error of one phase of a generation, in discs divided by the board size. */
    public record PhaseTestResult(int generation, int phase, long samples, double rootMeanSquare) {}

    /** Receives the progress of a training run. */
    public interface ProgressListener {
        void gamesPlayed(int generation, long games);

        void phaseTested(PhaseTestResult test);
    }

    private final Options options;
    private final Path folder;
    private final ProgressListener listener;

    public LargeTrainer(Options options, Path folder, ProgressListener listener) {
        this.options = options;
        this.folder = folder;
        this.listener = listener;
    }

    /** Returns the weights of the last generation; the first one's games are played by handcrafted weights. */
    public LargeWeights run() throws IOException, InterruptedException {
        // The scores of handcrafted weights are not in discs, so labels do not use them.
        return run(LargeWeights.handcrafted(), 0);
    }

    /** Returns the weights of the last generation; the first one's games are played by these weights. */
    public LargeWeights runFrom(LargeWeights learned) throws IOException, InterruptedException {
        return run(learned, LAMBDA);
    }

    private LargeWeights run(LargeWeights first, double firstLambda) throws IOException, InterruptedException {
        new Recipe("%d games a generation, %d nodes a move, ridge %s, %d rounds, seed %d, weights %08x"
                        .formatted(
                                options.games(),
                                options.nodes(),
                                options.ridge(),
                                options.rounds(),
                                options.seed(),
                                Recipe.checksum(first::write)))
                .writeOrVerify(folder);
        LargeWeights weights = first;
        List<LargeSample> previous = List.of();
        for (int generation = 0; generation < options.generations(); generation++) {
            Path file = file(generation);
            if (Files.exists(file)) {
                // Its games are replayed only if the next generation needs their samples.
                boolean needed = generation + 1 < options.generations() && !Files.exists(file(generation + 1));
                previous = needed ? play(generation, weights, firstLambda) : List.of();
                weights = EngineFile.read(file, LargeWeights::read);
                continue;
            }
            List<LargeSample> samples = play(generation, weights, firstLambda);
            List<LargeSample> all = new ArrayList<>(samples);
            for (LargeSample sample : previous) {
                all.add(sample.scaledBy(PREVIOUS_GENERATION_WEIGHT));
            }
            weights = fit(generation, all);
            EngineFile.writeAtomically(file, weights::write);
            previous = samples;
        }
        return weights;
    }

    private Path file(int generation) {
        return folder.resolve("generation-" + generation + ".weights");
    }

    private List<LargeSample> play(int generation, LargeWeights weights, double firstLambda)
            throws IOException, InterruptedException {
        LongConsumer progress = games -> listener.gamesPlayed(generation, games);
        double lambda = generation == 0 ? firstLambda : LAMBDA;
        return new LargeSelfPlay(weights, options.nodes(), lambda, options.seed() + generation, TRAIN_TEST_SPLIT)
                .play(options.games(), options.threads(), progress);
    }

    private LargeWeights fit(int generation, List<LargeSample> samples) throws IOException, InterruptedException {
        short[][] patternWeights = new short[LargeWeights.PHASE_COUNT][];
        float[][] featureWeights = new float[LargeWeights.PHASE_COUNT][];
        List<ParallelTasks.Task> tasks = new ArrayList<>();
        PhaseTestResult[] tests = new PhaseTestResult[LargeWeights.PHASE_COUNT];
        for (int i = 0; i < LargeWeights.PHASE_COUNT; i++) {
            int phase = i;
            tasks.add(() -> {
                LargeFit fit = new LargeFit(samples, phase, options.ridge());
                fit.run(options.rounds());
                patternWeights[phase] = fit.patternWeights();
                featureWeights[phase] = fit.featureWeights();
                ErrorStatistics errors = fit.test();
                tests[phase] = new PhaseTestResult(generation, phase, errors.count(), errors.rootMeanSquare());
            });
        }
        ParallelTasks.run(options.threads(), tasks);
        for (PhaseTestResult test : tests) {
            listener.phaseTested(test);
        }
        return LargeWeights.of(patternWeights, featureWeights);
    }
}
