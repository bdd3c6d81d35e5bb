package dev.outflank.cli;

import dev.outflank.engine.search.Signature;
import dev.outflank.rules.Bitboard;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** A fixed set of searches on one thread: their time, and the node count that is the engine's signature. */
@Command(
        name = "search",
        mixinStandardHelpOptions = true,
        description = "Searches fixed positions to fixed depths on one thread; the total of nodes is the engine's signature.")
final class SearchBenchCommand implements Callable<Integer> {
    private final Streams streams;

    SearchBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        Bitboard.warmUpVectors().join();
        long[] last = {System.nanoTime()};
        streams.out().printf("%8s %5s %10s %12s  %s%n", "depth", "score", "time", "nodes", "best");
        Duration cpu = JudgedTime.processTime();
        long begin = last[0];
        long nodes = Signature.nodes(result -> {
            long now = System.nanoTime();
            streams.out().printf(
                    Locale.ROOT,
                    "%8s %+5d %10.3f %12d  %s%n",
                    result.label(), result.score(), (now - last[0]) / 1e9, result.nodes(), result.best());
            streams.out().flush();
            last[0] = now;
        });
        streams.out().printf(
                Locale.ROOT,
                "signature: %d nodes in %.3f s (CPU %.3f s)%n",
                nodes,
                (last[0] - begin) / 1e9,
                JudgedTime.processTime().minus(cpu).toNanos() / 1e9);
        return 0;
    }
}
