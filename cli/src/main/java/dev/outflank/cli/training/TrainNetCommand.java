package dev.outflank.cli.training;

import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.net.SquareNetwork;
import dev.outflank.engine.search.Search;
import dev.outflank.trainer.NetworkOptions;
import dev.outflank.trainer.Trainer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays games and trains the network of the player {@code net} on them. */
@Command(
        name = "net",
        mixinStandardHelpOptions = true,
        description = {
            "Trains the small neural network of the player net, from the games to the weights.",
            "The engine plays quick games against itself; its searches label the positions, which the network learns.",
            "Writes FOLDER/net.bin, and FOLDER/fit/loss.svg, a graph of the error per epoch.",
            "Play with it: ./outflank play --white net:weights=FOLDER/net.bin"
        })
final class TrainNetCommand implements Callable<Integer> {
    /** How positions are labelled. */
    private static final int DEPTH = 4;

    private static final int EXACT_EMPTIES = 12;

    private final Streams streams;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FOLDER",
            description = "Directory of all files.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(names = "--games", paramLabel = "N", description = "Number of games (default ${DEFAULT-VALUE}).")
    private long games = 60_000;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            description = "Number of passes over the positions (default ${DEFAULT-VALUE}).")
    private int epochs = 20;

    @Option(
            names = "--rate",
            paramLabel = "R",
            description = "Learning rate at the beginning (default ${DEFAULT-VALUE}).")
    private float rate = 0.002f;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed; the same seed gives the same network (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "K", description = "Number of threads (default: number of cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    TrainNetCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (games < 1 || epochs < 1 || !(rate > 0)) {
            throw new UserException("--games and --epochs take 1 or more, and --rate more than 0");
        }
        TrainCommand.checkThreads(threads);
        Search.warmUpAllVectors();
        Path played = folder.resolve("games");
        ProgressBar progress = new ProgressBar(streams.err(), "games", games);
        Trainer.selfPlay(
                games,
                new Trainer.LabelSettings(PatternWeights.shipped(), DEPTH, EXACT_EMPTIES, seed, threads),
                played,
                progress::update);
        progress.finish();
        SquareNetwork network = Trainer.trainSquareNetwork(
                List.of(played.toString()),
                folder.resolve("fit"),
                new NetworkOptions(epochs, rate, 0, seed, threads),
                TrainCommand.epochPrinter(streams, epochs));
        EngineFile.writeAtomically(folder.resolve("net.bin"), network::write);
        return 0;
    }
}
