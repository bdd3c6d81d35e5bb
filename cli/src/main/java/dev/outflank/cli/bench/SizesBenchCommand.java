package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.BoardSize;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.ProcessClock;
import dev.outflank.cli.support.Streams;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** Benchmark of the engine on every board size: nodes per second, and the depth reached in a given time. */
@Command(
        name = "sizes",
        mixinStandardHelpOptions = true,
        description = {
            "Searches positions of every board size on one thread: nodes per second and depth reached.",
            "The positions are from one random game per size, after a quarter, a half and three quarters of it."
        })
final class SizesBenchCommand implements Callable<Integer> {
    private static final int HASH_MEGABYTES = 64;
    private static final int QUARTERS = 4;

    private final Streams streams;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "CPU time per position (default 1s).")
    private Duration time = Duration.ofSeconds(1);

    @Option(names = "--size", paramLabel = "N", description = "Measure only this board size.")
    private int onlySize;

    @Option(names = "--json", description = "Print one JSON object per line.")
    private boolean json;

    SizesBenchCommand(Streams streams) {
        this.streams = streams;
    }

    /** The result for one position. */
    private record Measurement(int size, int empties, int depth, boolean exact, long nodes, double seconds) {
        long perSecond() {
            return (long) (nodes / Math.max(1e-9, seconds));
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        if (onlySize != 0) {
            BoardSize.check(onlySize);
        }
        Search.warmUpVectors().join();
        if (!json) {
            streams.out().printf("%5s %8s %6s %12s %12s%n", "size", "empties", "depth", "nodes", "N/s");
        }
        for (int size = Position.MIN_SIZE; size <= Position.MAX_SIZE; size += 2) {
            if (onlySize == 0 || onlySize == size) {
                positions(size).forEach(position -> printRow(measure(position)));
            }
        }
        return 0;
    }

    /** The positions of a random game after a quarter, a half and three quarters of it. */
    private static List<Position> positions(int size) {
        List<Position> positions = new ArrayList<>();
        long seed = size;
        Position position = Position.start(size);
        for (int quarter = 1; quarter < QUARTERS; quarter++) {
            int empties = size * size * (QUARTERS - quarter) / QUARTERS;
            while (!position.isOver() && (position.empties() > empties || position.mobility() < 2)) {
                seed = seed * 0x5851F42D4C957F2DL + 0x14057B7EF767814FL;
                int mobility = position.mobility();
                position =
                        position.play(mobility == 0 ? Move.PASS : position.move(Math.floorMod(seed >>> 33, mobility)));
            }
            if (!position.isOver()) {
                positions.add(position);
            }
        }
        return positions;
    }

    /** Searches once to warm up the JIT compiler, and once to measure. */
    private Measurement measure(Position position) {
        search(position);
        return search(position);
    }

    private Measurement search(Position position) {
        Duration begin = ProcessClock.cpuTime();
        Clock clock = new ProcessClock(time.multipliedBy(60), time).nextMove();
        SearchLimits limits = SearchLimits.NONE.withClock(clock);
        SearchResult result;
        SearchProvider searches = new SearchProvider(() -> new Search(1, HASH_MEGABYTES), LargeSearch::new);
        try (Searcher search = searches.forSize(position.size())) {
            result = search.run(position, limits, SearchListener.NONE);
        }
        double seconds = ProcessClock.cpuTime().minus(begin).toNanos() / 1e9;
        return new Measurement(
                position.size(), position.empties(), result.depth(), result.exact(), result.nodes(), seconds);
    }

    private void printRow(Measurement line) {
        if (json) {
            ObjectNode fields = JsonFields.newObject();
            fields.put("size", line.size());
            fields.put("empties", line.empties());
            fields.put("depth", line.depth());
            fields.put("exact", line.exact());
            fields.put("nodes", line.nodes());
            fields.put("cpu", line.seconds());
            fields.put("nps", line.perSecond());
            streams.out().println(JsonFields.toLine(fields));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%5d %8d %6s %12d %12d%n",
                            line.size(),
                            line.empties(),
                            line.exact() ? "end" : line.depth(),
                            line.nodes(),
                            line.perSecond());
        }
        streams.out().flush();
    }
}
