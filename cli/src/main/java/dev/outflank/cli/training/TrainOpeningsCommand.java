package dev.outflank.cli.training;

import dev.outflank.arena.match.Openings;
import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Game;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.record.BalancedOpenings;
import dev.outflank.trainer.BalancedOpeningFinder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the list of balanced openings. */
@Command(
        name = "openings",
        mixinStandardHelpOptions = true,
        description = {
            "Finds positions after 8 plies that the engine values within ±2 discs.",
            "Writes balanced-openings.txt, which belongs in the resources of module rules."
        })
final class TrainOpeningsCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "File of the openings.")
    @SuppressWarnings("NullAway.Init")
    private Path output;

    @Option(names = "--count", paramLabel = "N", description = "Number of openings (default ${DEFAULT-VALUE}).")
    private int count = 2000;

    @Option(names = "--depth", paramLabel = "D", description = "Search depth (default ${DEFAULT-VALUE}).")
    private int depth = 14;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Seed for the order of the candidates (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "K", description = "Number of threads (default: number of cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    TrainOpeningsCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (count < 1 || depth < 1 || depth > 30) {
            throw new UserException(
                    "--count takes a number from 1 and --depth 1 to 30, not " + count + " and " + depth);
        }
        Search.warmUpVectors();
        List<Game> candidates = Openings.afterPlies(BalancedOpenings.PLIES, 8, Objective.MOST_DISCS, seed);
        ProgressBar progress = new ProgressBar(streams.err(), "openings", count);
        List<Game> found = new BalancedOpeningFinder(depth, TrainCommand.checkThreads(threads))
                .find(candidates, count, progress::update);
        progress.finish();
        String lines = found.stream()
                .map(opening -> Transcript.format(opening.moves()) + "\n")
                .collect(Collectors.joining());
        String header = "# train openings --count " + count + " --depth " + depth + " --seed " + seed + "\n";
        EngineFile.writeAtomically(output, out -> out.write((header + lines).getBytes(StandardCharsets.US_ASCII)));
        return 0;
    }
}
