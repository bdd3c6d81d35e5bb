package dev.outflank.cli.training;

import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.trainer.LargeTrainer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Trains the weights of the evaluation for boards above 8×8. */
@Command(
        name = "large",
        mixinStandardHelpOptions = true,
        description = {
            "Trains the weights for boards above 8×8 in several generations.",
            "The first generation is fitted to games of a heuristic player, each following one to games of the one"
                    + " before. After an interruption, the same command resumes with the first missing generation.",
            "Writes FOLDER/weights.bin, which belongs in the resources of module engine."
        })
final class TrainLargeCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FOLDER",
            description = "Directory of all files.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(
            names = "--start",
            paramLabel = "FILE",
            description = "Weights that play the first games instead of the heuristic player.")
    private @Nullable Path start;

    @Option(
            names = "--generations",
            paramLabel = "N",
            description = "Number of generations (default ${DEFAULT-VALUE}).")
    private int generations = 4;

    @Option(names = "--games", paramLabel = "N", description = "Games per generation (default ${DEFAULT-VALUE}).")
    private int games = 4000;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Nodes per move in these games (default ${DEFAULT-VALUE}).")
    private long nodes = 120;

    @Option(
            names = "--ridge",
            paramLabel = "R",
            description = "Regularisation: a weight with this many samples is halved (default ${DEFAULT-VALUE}).")
    private double ridge = 300;

    @Option(names = "--rounds", paramLabel = "N", description = "Iterations of each fit (default ${DEFAULT-VALUE}).")
    private int rounds = 25;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed; the same seed gives the same weights (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "K", description = "Number of threads (default: number of cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    TrainLargeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (generations < 1 || games < 1 || nodes < 1 || rounds < 1 || threads < 1 || threads > 1024 || !(ridge > 0)) {
            throw new UserException(
                    "--generations, --games, --nodes, --rounds and --threads take 1 or more (threads at most"
                            + " 1024), --ridge more than 0");
        }
        LargeTrainer.Options options =
                new LargeTrainer.Options(generations, games, nodes, ridge, rounds, seed, threads);
        ProgressLine progress = new ProgressLine(streams.err());
        LargeTrainer trainer = new LargeTrainer(options, folder, new LargeTrainer.ProgressListener() {
            @Override
            public void gamesPlayed(int generation, long played) {
                progress.update("generation " + generation + ": " + played + " of " + games + " games");
            }

            @Override
            public void phaseTested(LargeTrainer.PhaseTestResult test) {
                progress.finish();
                streams.out()
                        .printf(
                                Locale.ROOT,
                                "generation %d, phase %d: %d test samples, root mean square %.3f%n",
                                test.generation(),
                                test.phase(),
                                test.samples(),
                                test.rootMeanSquare());
                streams.out().flush();
            }
        });
        LargeWeights weights =
                start == null ? trainer.run() : trainer.runFrom(TrainCommand.readWeights(start, LargeWeights::read));
        EngineFile.writeAtomically(folder.resolve("weights.bin"), weights::write);
        return 0;
    }
}
