package dev.outflank.cli.training;

import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.match.SprtMatch;
import dev.outflank.arena.rating.Sprt;
import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.ProbCutError;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.trainer.NetworkOptions;
import dev.outflank.trainer.Trainer;
import dev.outflank.trainer.Trainer.LabelSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The whole training, from tournament games or from nothing to a network and an opening book. Every step leaves its files
 * in the directory, and a step whose files exist is skipped.
 */
@Command(
        name = "all",
        mixinStandardHelpOptions = true,
        description = {
            "Runs the whole training: several generations of a neural network, then the opening book.",
            "The first generation is trained on the results of tournament games (--wthor) or empty, the following ones"
                    + " on self-play games and search labels. Each must pass an SPRT against the one before.",
            "Writes FOLDER/network.bin and FOLDER/book.bin, which belong in the resources of module engine."
        })
final class TrainAllCommand implements Callable<Integer> {
    /** Weights of samples labelled by the result of a game, and of samples labelled by an earlier generation. */
    private static final String RESULT_SAMPLE_WEIGHT = "=0.08";

    private static final String EARLIER_SAMPLE_WEIGHT = "=0.5";

    /** Positions with at most this many empty squares get exact labels. */
    private static final int EXACT_EMPTIES = 14;

    /** How a generation is trained. */
    private static final int EPOCHS = 8;

    private static final float LEARNING_RATE = 0.02f;
    private static final double RESULT_SHARE = 0.2;

    /** Positions that are solved to correct the constants of scores, and their number. */
    private static final int MIN_SOLVED_EMPTIES = 18;

    private static final int MAX_SOLVED_EMPTIES = 21;
    private static final int SOLVED_POSITIONS = 2_000;

    private static final double SPRT_ERROR_RATE = 0.05;
    private static final double SPRT_ELO1 = 20;

    private final Streams streams;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FOLDER",
            description = "Directory of all files.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(names = "--wthor", paramLabel = "GAMES", description = "A .wtb file, or a directory of them.")
    private @Nullable Path wthor;

    @Option(
            names = "--generations",
            paramLabel = "N",
            description = "Number of generations after the first (default ${DEFAULT-VALUE}).")
    private int generations = 3;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Self-play games per generation (default ${DEFAULT-VALUE}).")
    private long games = 100_000;

    @Option(names = "--nodes", paramLabel = "N", description = "Nodes per move in tests (default ${DEFAULT-VALUE}).")
    private long nodes = 10_000;

    @Option(
            names = "--test-games",
            paramLabel = "N",
            description = "Maximum number of games per test (default ${DEFAULT-VALUE}).")
    private int testGames = 2_000;

    @Option(
            names = "--book",
            paramLabel = "N",
            description = "Number of positions in the book (default ${DEFAULT-VALUE}).")
    private int bookPositions = 40_000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed; the same seed gives the same files (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "K", description = "Number of threads (default: number of cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    TrainAllCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        boolean oddTest = testGames < 2 || testGames % 2 != 0;
        if (generations < 0 || games < 1 || nodes < 1 || oddTest || bookPositions < 1 || threads < 1) {
            throw new UserException("--generations takes 0 or more, --games, --nodes, --book and --threads 1 or more,"
                    + " --test-games an even number of at least 2");
        }
        List<WthorGame> tournament = wthor == null ? List.of() : TrainCommand.readGames(wthor);
        Files.createDirectories(folder);
        Search.warmUpAllVectors();
        List<String> samples = new ArrayList<>();
        Path best = folder.resolve("generation-0.weights");
        if (tournament.isEmpty()) {
            writeWeights(best, zeroWeights());
        } else {
            Path results = folder.resolve("results");
            ProgressBar progress = new ProgressBar(streams.err(), "games of results", tournament.size());
            Trainer.labelByOutcome(tournament, labelling(zeroWeights(), 0), results, progress::update);
            progress.finish();
            samples.add(results + RESULT_SAMPLE_WEIGHT);
            train(0, samples, best);
        }
        for (int generation = 1; generation <= generations; generation++) {
            best = trainGeneration(generation, tournament, samples, best);
        }
        Files.copy(best, folder.resolve("network.bin"), StandardCopyOption.REPLACE_EXISTING);
        ProgressBar progress = new ProgressBar(streams.err(), "positions of the book", bookPositions);
        Path values = best.resolveSibling(best.getFileName() + ".values");
        OpeningBook book =
                Trainer.buildBook(TrainCommand.readWeights(best), bookPositions, 12, threads, values, progress::update);
        progress.finish();
        EngineFile.writeAtomically(folder.resolve("book.bin"), book::write);
        streams.out().println("network.bin is " + best.getFileName() + "; book.bin has " + book.size() + " positions");
        return 0;
    }

    /** Plays, labels, trains and tests a generation; returns the file of the better one. */
    private Path trainGeneration(int number, List<WthorGame> tournament, List<String> samples, Path before)
            throws IOException, InterruptedException, NotationException {
        LabelSettings labelling = labelling(TrainCommand.readWeights(before), number);
        Path played = folder.resolve("selfplay-" + number);
        ProgressBar progress = new ProgressBar(streams.err(), "games of generation " + number, games);
        Trainer.selfPlay(games, labelling, played, progress::update);
        progress.finish();
        List<String> all = new ArrayList<>(samples);
        all.add(played.toString());
        samples.add(played + EARLIER_SAMPLE_WEIGHT);
        if (!tournament.isEmpty()) {
            Path labelled = folder.resolve("labels-" + number);
            ProgressBar labels = new ProgressBar(streams.err(), "games to label", tournament.size());
            Trainer.labelBySearch(tournament, Trainer.Choice.ALL, labelling, labelled, labels::update);
            labels.finish();
            all.add(labelled.toString());
            samples.add(labelled + EARLIER_SAMPLE_WEIGHT);
            solve(tournament, labelling.weights());
        }
        Path after = folder.resolve("generation-" + number + ".weights");
        train(number, all, after);
        return passesSprt(number, after, before) ? after : before;
    }

    /** Solves some positions selectively, once: almost certainly right, and many times faster than exactly. */
    private void solve(List<WthorGame> tournament, Evaluation weights) throws IOException, InterruptedException {
        double positions = (double) tournament.size() * (MAX_SOLVED_EMPTIES - MIN_SOLVED_EMPTIES + 1);
        Trainer.Choice some = new Trainer.Choice(
                MIN_SOLVED_EMPTIES, MAX_SOLVED_EMPTIES, Math.min(1, SOLVED_POSITIONS / positions), false, false);
        LabelSettings labelling = new LabelSettings(weights, MAX_SOLVED_EMPTIES, EXACT_EMPTIES, seed, threads);
        ProgressBar progress = new ProgressBar(streams.err(), "games to solve from", tournament.size());
        Trainer.labelBySearch(tournament, some, labelling, solvedFolder(), progress::update);
        progress.finish();
    }

    private Path solvedFolder() {
        return folder.resolve("solved");
    }

    private LabelSettings labelling(Evaluation weights, int generation) {
        return new LabelSettings(weights, 4 + 2 * (generation / 2), EXACT_EMPTIES, seed + generation, threads);
    }

    private void train(int generation, List<String> sources, Path file) throws IOException, InterruptedException {
        if (Files.exists(file)) {
            return;
        }
        Network network = Trainer.trainNetwork(
                sources,
                List.of(),
                folder.resolve("fit-" + generation),
                new NetworkOptions(EPOCHS, LEARNING_RATE, RESULT_SHARE, seed, threads),
                TrainCommand.epochPrinter(streams, EPOCHS));
        List<Path> solved = Files.exists(solvedFolder()) ? List.of(solvedFolder()) : List.of();
        writeWeights(file, Trainer.calibrate(network, solved, sources));
    }

    /** Whether a generation passes the SPRT against the one before; the result is kept in a file. */
    private boolean passesSprt(int generation, Path after, Path before)
            throws IOException, InterruptedException, NotationException {
        Path verdict = folder.resolve("generation-" + generation + ".sprt");
        if (!Files.exists(verdict)) {
            ProgressLine progress = new ProgressLine(streams.err());
            MatchOptions options = new MatchOptions(
                    testGames,
                    Openings.afterPlies(6, 8, Objective.MOST_DISCS, seed),
                    threads,
                    MatchOptions.DEFAULT_MAX_ATTEMPTS);
            SprtMatch.Status end = SprtMatch.play(
                    contestant(after),
                    contestant(before),
                    new Sprt(Sprt.Scale.LOGISTIC, 0, SPRT_ELO1, SPRT_ERROR_RATE, SPRT_ERROR_RATE),
                    options,
                    null,
                    (number, pair, standing) -> progress.update(standing.toLine()));
            progress.finish();
            Files.writeString(verdict, end.decision() + "\n" + end.toLine() + "\n");
        }
        List<String> lines = Files.readAllLines(verdict);
        streams.out().println("generation " + generation + ": " + String.join(", ", lines));
        return lines.getFirst().equals(Sprt.Decision.ACCEPT_ELO1.name());
    }

    private PlayerContestant contestant(Path weights) throws NotationException {
        String spec = "engine:nodes=" + nodes + ",weights=" + weights;
        return new PlayerContestant(
                weights.getFileName().toString(),
                BuiltInPlayers.factory(spec, false),
                TimeLimit.ofCpu(Duration.ofMinutes(1)));
    }

    /** An evaluation that gives every position the same score. */
    private static PatternWeights zeroWeights() {
        return PatternWeights.of(
                new short[PatternWeights.TABLE_COUNT][Patterns.TABLE_SIZE], new ProbCutError(8, 0, 0, 8));
    }

    private static void writeWeights(Path file, Evaluation weights) throws IOException {
        EngineFile.writeAtomically(file, weights::write);
    }
}
