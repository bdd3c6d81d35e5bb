package dev.outflank.cli;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Perft;
import dev.outflank.rules.Position;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Counts move sequences from the start position, depth by depth, and says how fast. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = "Counts the move sequences of each length up to a depth, on one thread.",
        footer = {
            "%nConventions: A a pass is a ply, an ended game counts 1; B an ended game counts 0;"
                    + " C passes are free, an ended game counts 1."
        })
final class PerftCommand implements Callable<Integer> {
    private static final int WARM_DEPTH = 9;

    private final Streams streams;

    @Option(names = "--size", paramLabel = "N", description = "Board size, even, 4 to 26 (default ${DEFAULT-VALUE}).")
    private int size = 8;

    @Option(names = "--depth", paramLabel = "D", description = "Plies, 0 to 60 (default ${DEFAULT-VALUE}).")
    private int depth = WARM_DEPTH;

    @Option(names = "--convention", paramLabel = "A|B|C", description = "How passes and ended games are counted.")
    private Perft.Convention convention = Perft.Convention.A;

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        BoardSize.check(size);
        if (depth < 0 || depth > 60) {
            throw new UserError("--depth takes a number of plies from 0 to 60, not " + depth);
        }
        Perft perft = new Perft(convention);
        Position start = Position.start(size);
        Bitboard.warmUpVectors().join();
        perft.count(start, Math.min(depth, WARM_DEPTH));
        streams.out().printf(
                "perft %d×%d, convention %s, one thread, %s%n",
                size, size, convention, Bitboard.usesVectors() && size <= 8 ? "vector kernel" : "scalar kernel");
        streams.out().println("depth          leaves   seconds  million leaves/s");
        for (int d = Math.min(1, depth); d <= depth; d++) {
            long begin = System.nanoTime();
            long leaves = perft.count(start, d);
            double seconds = (System.nanoTime() - begin) / 1e9;
            streams.out().printf(Locale.ROOT, "%5d %15d %9.3f %17.1f%n", d, leaves, seconds, leaves / seconds / 1e6);
            streams.out().flush();
        }
        return 0;
    }
}
