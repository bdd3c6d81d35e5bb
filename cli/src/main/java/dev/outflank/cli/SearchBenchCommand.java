package dev.outflank.cli;

import dev.outflank.arena.record.Fields;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Signature;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A fixed set of searches on one thread: their time, and the node count that is the engine's signature. */
@Command(
        name = "search",
        mixinStandardHelpOptions = true,
        description =
                "Searches fixed positions to fixed depths on one thread; the total of nodes is the engine's signature.")
final class SearchBenchCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(names = "--json", description = "One JSON object a position, the signature last.")
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
        Duration cpu = JudgedTime.processTime();
        long begin = last[0];
        long nodes = Signature.nodes(result -> {
            long now = System.nanoTime();
            tell(result, (now - last[0]) / 1e9);
            last[0] = now;
        });
        double wall = (last[0] - begin) / 1e9;
        double spent = JudgedTime.processTime().minus(cpu).toNanos() / 1e9;
        if (json) {
            streams.out().println(Fields.line(
                    Fields.object().put("signature", nodes).put("time", wall).put("cpu", spent)));
        } else {
            streams.out().printf(Locale.ROOT, "signature: %d nodes in %.3f s (CPU %.3f s)%n", nodes, wall, spent);
        }
        return 0;
    }

    private void tell(Result result, double seconds) {
        if (json) {
            streams.out().println(Fields.line(Fields.object()
                    .put("depth", result.depth())
                    .put("selectivity", result.selectivity().percent())
                    .put("score", result.score())
                    .put("time", seconds)
                    .put("nodes", result.nodes())
                    .put("best", result.best().toString())));
        } else {
            streams.out().printf(
                    Locale.ROOT,
                    "%8s %+5d %10.3f %12d  %s%n",
                    result.label(), result.score(), seconds, result.nodes(), result.best());
        }
        streams.out().flush();
    }
}
