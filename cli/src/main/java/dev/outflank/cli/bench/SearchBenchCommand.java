package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ProcessClock;
import dev.outflank.cli.support.Streams;
import dev.outflank.engine.search.BenchSignature;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchResult;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Fixed searches on one thread: their time, and the total node count, which is the bench signature of the engine. */
@Command(
        name = "search",
        mixinStandardHelpOptions = true,
        description = "Searches fixed positions to fixed depths on one thread; prints the bench signature.")
final class SearchBenchCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(names = "--json", description = "Print one JSON object per position, then the signature.")
    private boolean json;

    SearchBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        Search.warmUpVectors().join();
        long[] last = {System.nanoTime()};
        if (!json) {
            streams.out().printf("%8s %5s %10s %12s  %s%n", "depth", "score", "time", "nodes", "best");
        }
        Duration cpu = ProcessClock.cpuTime();
        long begin = last[0];
        long nodes = BenchSignature.countNodes(result -> {
            long now = System.nanoTime();
            printRow(result, (now - last[0]) / 1e9);
            last[0] = now;
        });
        double wall = (last[0] - begin) / 1e9;
        double spent = ProcessClock.cpuTime().minus(cpu).toNanos() / 1e9;
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("signature", nodes)
                            .put("time", wall)
                            .put("cpu", spent)));
        } else {
            streams.out().printf(Locale.ROOT, "signature: %d nodes in %.3f s (CPU %.3f s)%n", nodes, wall, spent);
        }
        return 0;
    }

    private void printRow(SearchResult result, double seconds) {
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("depth", result.depth())
                            .put("selectivity", result.selectivity().percent())
                            .put("score", result.score())
                            .put("time", seconds)
                            .put("nodes", result.nodes())
                            .put("best", result.bestMove().toString())));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%8s %+5d %10.3f %12d  %s%n",
                            result.depthLabel(),
                            result.score(),
                            seconds,
                            result.nodes(),
                            result.bestMove());
        }
        streams.out().flush();
    }
}
