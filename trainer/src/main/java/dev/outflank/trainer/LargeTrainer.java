package dev.outflank.trainer;

import dev.outflank.engine.EngineFile;
import dev.outflank.engine.large.LargeWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Makes the weights for boards above 8×8: games by a rule of thumb teach the first generation, the games of each
 * generation the next. Every generation is a file; after a stop, the work goes on with the first that is missing. Same
 * options, same weights, whatever the number of threads.
 */
public final class LargeTrainer {
    /** One game in so many is kept for tests. */
    private static final GameSplit SPLIT = new GameSplit(20);

    /** The part of labels that comes from scores some moves later, from the second generation on. */
    private static final double TRUST = 0.7;

    /** What samples of the generation before count. */
    private static final float OF_EARLIER = 0.3f;

    /**
     * How to train.
     *
     * @param games a generation
     * @param nodes a move, by the engine that plays
     * @param ridge samples that a shape's weight needs to be believed half
     */
    public record Options(int generations, int games, long nodes, double ridge, int rounds, long seed, int threads) {}

    /** How far a fit of one phase misses results of games that were kept out, in discs by the size of the board. */
    public record Test(int generation, int phase, long samples, double rootMeanSquare) {}

    /** Hears how the work goes on. */
    public interface Listener {
        void played(int generation, long games);

        void tested(Test test);
    }

    private final Options options;
    private final Path folder;
    private final Listener listener;

    public LargeTrainer(Options options, Path folder, Listener listener) {
        this.options = options;
        this.folder = folder;
        this.listener = listener;
    }

    /** The weights of the last generation, when the first one's games are played by a rule of thumb. */
    public LargeWeights run() throws IOException, InterruptedException {
        // The scores of the rule of thumb are not discs.
        return run(LargeWeights.ruleOfThumb(), 0);
    }

    /** The weights of the last generation, when the first one's games are played by these. */
    public LargeWeights runFrom(LargeWeights learned) throws IOException, InterruptedException {
        return run(learned, TRUST);
    }

    private LargeWeights run(LargeWeights first, double trustInFirst) throws IOException, InterruptedException {
        new Recipe("%d games a generation, %d nodes a move, ridge %s, %d rounds, seed %d, weights %08x"
                        .formatted(
                                options.games(),
                                options.nodes(),
                                options.ridge(),
                                options.rounds(),
                                options.seed(),
                                Recipe.checksum(first::write)))
                .begin(folder);
        LargeWeights weights = first;
        List<LargeSample> before = List.of();
        for (int generation = 0; generation < options.generations(); generation++) {
            Path file = file(generation);
            if (Files.exists(file)) {
                // Its games are played again only where the next generation needs them.
                boolean needed = generation + 1 < options.generations() && !Files.exists(file(generation + 1));
                before = needed ? play(generation, weights, trustInFirst) : List.of();
                weights = EngineFile.read(file, LargeWeights::read);
                continue;
            }
            List<LargeSample> samples = play(generation, weights, trustInFirst);
            List<LargeSample> all = new ArrayList<>(samples);
            for (LargeSample sample : before) {
                all.add(sample.weighing(OF_EARLIER));
            }
            weights = fit(generation, all);
            EngineFile.replace(file, weights::write);
            before = samples;
        }
        return weights;
    }

    private Path file(int generation) {
        return folder.resolve("generation-" + generation + ".weights");
    }

    private List<LargeSample> play(int generation, LargeWeights weights, double trustInFirst)
            throws IOException, InterruptedException {
        LongConsumer progress = games -> listener.played(generation, games);
        double trust = generation == 0 ? trustInFirst : TRUST;
        return new LargeSelfPlay(weights, options.nodes(), trust, options.seed() + generation, SPLIT)
                .play(options.games(), options.threads(), progress);
    }

    private LargeWeights fit(int generation, List<LargeSample> samples) throws IOException, InterruptedException {
        short[][] shapes = new short[LargeWeights.PHASES][];
        float[][] traits = new float[LargeWeights.PHASES][];
        List<Crew.Task> tasks = new ArrayList<>();
        Test[] tests = new Test[LargeWeights.PHASES];
        for (int i = 0; i < LargeWeights.PHASES; i++) {
            int phase = i;
            tasks.add(() -> {
                LargeFit fit = new LargeFit(samples, phase, options.ridge());
                fit.run(options.rounds());
                shapes[phase] = fit.shapes();
                traits[phase] = fit.traits();
                Errors errors = fit.test();
                tests[phase] = new Test(generation, phase, errors.count(), errors.rootMeanSquare());
            });
        }
        Crew.run(options.threads(), tasks);
        for (Test test : tests) {
            listener.tested(test);
        }
        return LargeWeights.of(shapes, traits);
    }
}
