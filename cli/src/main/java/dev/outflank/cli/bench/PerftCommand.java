package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.BoardSize;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Perft;
import dev.outflank.rules.Position;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Perft: counts the move sequences from the start position for each depth, and measures the speed. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = "Counts the move sequences of each length up to a depth (perft), on one thread.",
        footer = {
            "%nConventions: A: a pass is a ply, a finished game counts 1. B: like A, but a finished game counts 0."
                    + " C: a pass is not a ply, a finished game counts 1."
        })
final class PerftCommand implements Callable<Integer> {
    private static final int WARM_UP_DEPTH = 9;

    private final Streams streams;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Board size, an even number from 4 to 26 (default ${DEFAULT-VALUE}).")
    private int size = 8;

    @Option(names = "--depth", paramLabel = "D", description = "Depth in plies, 0 to 60 (default ${DEFAULT-VALUE}).")
    private int depth = WARM_UP_DEPTH;

    @Option(
            names = "--convention",
            paramLabel = "A|B|C",
            description = "How passes and finished games are counted (default ${DEFAULT-VALUE}).")
    private Perft.Convention convention = Perft.Convention.A;

    @Option(names = "--json", description = "Print one JSON object per depth.")
    private boolean json;

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        BoardSize.check(size);
        if (depth < 0 || depth > 60) {
            throw new UserException("--depth takes a number of plies from 0 to 60, not " + depth);
        }
        Perft perft = new Perft(convention);
        Position start = Position.start(size);
        Bitboard.warmUpVectors().join();
        perft.count(start, Math.min(depth, WARM_UP_DEPTH));
        if (!json) {
            printHeader();
        }
        for (int d = Math.min(1, depth); d <= depth; d++) {
            long begin = System.nanoTime();
            long leaves = perft.count(start, d);
            printRow(d, leaves, (System.nanoTime() - begin) / 1e9);
            streams.out().flush();
        }
        return 0;
    }

    private static String kernelName(int size) {
        return Bitboard.usesVectors() && size <= Bitboard.MAX_BOARD_SIZE ? "vector" : "scalar";
    }

    private void printHeader() {
        streams.out()
                .printf(
                        "perft %d×%d, convention %s, one thread, %s kernel%n",
                        size, size, convention, kernelName(size));
        streams.out().println("depth          leaves   seconds  million leaves/s");
    }

    private void printRow(int plies, long leaves, double seconds) {
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("size", size)
                            .put("convention", convention.name())
                            .put("kernel", kernelName(size))
                            .put("depth", plies)
                            .put("leaves", leaves)
                            .put("time", seconds)));
        } else {
            streams.out()
                    .printf(Locale.ROOT, "%5d %15d %9.3f %17.1f%n", plies, leaves, seconds, leaves / seconds / 1e6);
        }
    }
}
