package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.CountingRecordSink;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.ProcessClock;
import dev.outflank.cli.support.RecordSource;
import dev.outflank.cli.support.SearchOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.cli.training.TrainCommand;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches positions whose moves have known scores: how often the best move is found, and how true the scores are. */
@Command(
        name = "suite",
        mixinStandardHelpOptions = true,
        description = {
            "Searches the positions of a test suite whose moves have known scores (OBF), and compares moves and scores.",
            "A move is best if its known score is the highest. The error is the score found minus the highest score.",
            "Without --depth, --level and --nodes, the level is 12."
        },
        footer = "%nExample: outflank bench suite hard-20.obf --depth 8 --confidence 73")
final class SuiteBenchCommand implements Callable<Integer> {
    /** As for the FFO test: a larger table hardly reduces the nodes. */
    private static final int HASH_MEGABYTES = 128;

    private static final int DEFAULT_LEVEL = 12;

    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "A file of OBF lines with scored moves, or - for standard input.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "Search to a fixed depth (1–" + SearchLimits.MAX_DEPTH + ").")
    private @Nullable Integer depth;

    @Option(
            names = "--confidence",
            paramLabel = "C",
            description = "Confidence of selective cuts with --depth, in percent: 73 (default), 87, 95, 98, 99 or 100.")
    private @Nullable Integer confidence;

    @Option(
            names = "--level",
            paramLabel = "L",
            description = "Search with a level (1–" + SearchLimits.MAX_LEVEL + ").")
    private @Nullable Integer level;

    @Option(names = "--nodes", paramLabel = "N", description = "Search a number of nodes.")
    private @Nullable Long nodes;

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "Weights of the evaluation (default: the shipped weights).")
    private @Nullable Path weights;

    @Mixin
    private SearchOptions options = new SearchOptions(HASH_MEGABYTES);

    @Option(names = "--json", description = "Print one JSON object per position, then the totals.")
    private boolean json;

    SuiteBenchCommand(Streams streams) {
        this.streams = streams;
    }

    /** A position with the known scores of its moves. */
    private record Problem(Position position, Map<Move, Integer> scores) {
        int expectedScore() {
            return Collections.max(scores.values());
        }

        boolean isBest(Move move) {
            return scores.getOrDefault(move, Integer.MIN_VALUE) == expectedScore();
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        checkLimits();
        RecordSource source = RecordSource.file(file, streams);
        List<RecordedGame> records = new ArrayList<>();
        CountingRecordSink sink = new CountingRecordSink(records::add);
        source.read(null, sink);
        List<Problem> problems = problems(source.name(), records);
        if (problems.isEmpty()) {
            throw new UserException(source.name() + " has no positions: " + sink.firstFaultMessage(source));
        }
        sink.printFaults(source, streams.err());
        try (Search search = options.open(TrainCommand.readWeights(weights))) {
            Search.warmUpAllVectors().join();
            SuiteTotals totals = new SuiteTotals();
            if (!json) {
                streams.out()
                        .printf(
                                "%8s %8s %5s  %-4s %8s  %-9s %12s%n",
                                "position", "depth", "score", "move", "expected", "best", "nodes");
            }
            Duration cpu = ProcessClock.cpuTime();
            for (int number = 1; number <= problems.size(); number++) {
                Problem problem = problems.get(number - 1);
                // Every position starts with an empty hash table, so that its result does not depend on the others.
                search.clear();
                SearchResult result =
                        search.run(problem.position(), limits(search, problem.position()), SearchListener.NONE);
                totals.add(problem.isBest(result.bestMove()), result.score() - problem.expectedScore(), result.nodes());
                printRow(number, problem, result);
            }
            printTotals(totals, ProcessClock.cpuTime().minus(cpu).toNanos() / 1e9);
        }
        return sink.faultCount() == 0 ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    private void checkLimits() {
        if (Stream.of(depth, level, nodes).filter(limit -> limit != null).count() > 1) {
            throw new UserException("only one of --depth, --level and --nodes can be given");
        }
        if (depth != null && (depth < 1 || depth > SearchLimits.MAX_DEPTH)) {
            throw new UserException("--depth takes a number from 1 to " + SearchLimits.MAX_DEPTH + ", not " + depth);
        }
        if (level != null && (level < 1 || level > SearchLimits.MAX_LEVEL)) {
            throw new UserException("--level takes a number from 1 to " + SearchLimits.MAX_LEVEL + ", not " + level);
        }
        if (nodes != null && nodes < 1) {
            throw new UserException("--nodes takes a number of at least 1, not " + nodes);
        }
        if (confidence != null && depth == null) {
            throw new UserException("--confidence needs --depth");
        }
        if (selectivity().isEmpty()) {
            throw new UserException("--confidence takes "
                    + Stream.of(Selectivity.values())
                            .map(each -> String.valueOf(each.percent()))
                            .collect(Collectors.joining(", "))
                    + ", not " + confidence);
        }
    }

    private Optional<Selectivity> selectivity() {
        int percent = confidence == null ? Selectivity.PERCENT_73.percent() : confidence;
        return Stream.of(Selectivity.values())
                .filter(each -> each.percent() == percent)
                .findFirst();
    }

    private SearchLimits limits(Search search, Position position) {
        if (depth != null) {
            return SearchLimits.depth(depth, selectivity().orElseThrow());
        }
        if (nodes != null) {
            return SearchLimits.NONE.withNodes(nodes);
        }
        return search.limitsForLevel(level == null ? DEFAULT_LEVEL : level, position.empties());
    }

    private static List<Problem> problems(String name, List<RecordedGame> records) {
        List<Problem> problems = new ArrayList<>();
        for (RecordedGame game : records) {
            Position position = game.game().position();
            String which = name + ", position " + (problems.size() + 1);
            if (position.size() > Search.MAX_BOARD_SIZE) {
                throw new UserException(
                        which + ": expected a board up to 8×8, not " + position.size() + "×" + position.size());
            }
            if (game.values().isEmpty()) {
                throw new UserException(
                        which + ": expected an OBF line with scored moves, like BOARD X; f5:+2; d6:-4;");
            }
            problems.add(new Problem(position, game.values()));
        }
        return problems;
    }

    private void printRow(int number, Problem problem, SearchResult result) {
        boolean best = problem.isBest(result.bestMove());
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("position", number)
                            .put("depth", result.depth())
                            .put("selectivity", result.selectivity().percent())
                            .put("score", result.score())
                            .put("move", result.bestMove().toString())
                            .put("expected", problem.expectedScore())
                            .put("best", best)
                            .put("nodes", result.nodes())));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%8d %8s %+5d  %-4s %+8d  %-9s %12d%n",
                            number,
                            result.depthLabel(),
                            result.score(),
                            result.bestMove(),
                            problem.expectedScore(),
                            best ? "yes" : "no",
                            result.nodes());
        }
        streams.out().flush();
    }

    private void printTotals(SuiteTotals totals, double cpuSeconds) {
        if (json) {
            var all = JsonFields.newObject();
            all.putObject("total")
                    .put("positions", totals.positions())
                    .put("bestMovePercent", totals.bestMovePercent())
                    .put("within3Percent", totals.within3Percent())
                    .put("meanAbsoluteError", totals.meanAbsoluteError())
                    .put("meanError", totals.meanError())
                    .put("nodes", totals.nodes())
                    .put("cpu", cpuSeconds);
            streams.out().println(JsonFields.toLine(all));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "total: %d positions, best move %.1f %%, within 3 discs %.1f %%, mean absolute error %.2f,"
                                    + " mean error %+.2f, %d nodes (CPU %.3f s)%n",
                            totals.positions(),
                            totals.bestMovePercent(),
                            totals.within3Percent(),
                            totals.meanAbsoluteError(),
                            totals.meanError(),
                            totals.nodes(),
                            cpuSeconds);
        }
    }
}
