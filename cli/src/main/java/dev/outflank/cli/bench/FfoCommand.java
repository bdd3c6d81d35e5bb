package dev.outflank.cli.bench;

import dev.outflank.cli.analysis.PositionSolver;
import dev.outflank.cli.analysis.SolveTable;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.SearchOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.search.FfoSuite;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.rules.ScoredPosition;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Solves the FFO endgame test, the common benchmark of endgame solvers. */
@Command(
        name = "ffo",
        mixinStandardHelpOptions = true,
        description = "Solves positions of the FFO endgame test exactly, and checks scores and moves.")
final class FfoCommand implements Callable<Integer> {
    private static final int LAST_POSITION = 59;

    /** A larger table does not reduce the nodes of positions 40 to 49, but takes time to clear. */
    private static final int HASH_MEGABYTES = 64;

    private final Streams streams;

    @Option(names = "--from", paramLabel = "N", description = "First position (default ${DEFAULT-VALUE}).")
    private int from = 40;

    @Option(names = "--to", paramLabel = "N", description = "Last position (default ${DEFAULT-VALUE}).")
    private int to = 49;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Solve the positions N times; later rounds run compiled code (default ${DEFAULT-VALUE}).")
    private int rounds = 1;

    @Mixin
    private SearchOptions options = new SearchOptions(HASH_MEGABYTES);

    @Option(names = "--json", description = "Print one JSON object per position, then the totals.")
    private boolean json;

    FfoCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (from < 1 || to > LAST_POSITION || from > to) {
            throw new UserException(
                    "--from and --to take positions 1 to " + LAST_POSITION + " in order, not " + from + " to " + to);
        }
        if (rounds < 1) {
            throw new UserException("--rounds takes a number from 1, not " + rounds);
        }
        List<ScoredPosition> problems = FfoSuite.problems().subList(from - 1, to);
        if (problems.stream().anyMatch(PositionSolver::takesLong)) {
            // Before the search: otherwise its scalar code would be compiled first, only to be replaced.
            Search.warmUpVectors().join();
        } else {
            Search.warmUpVectorsLater();
        }
        int exitCode = ExitCode.SUCCESS;
        try (Search search = options.open()) {
            for (int round = 0; round < rounds; round++) {
                SolveTable table = new SolveTable(streams.out(), json);
                PositionSolver solver = new PositionSolver(search, table, streams.err(), false);
                for (ScoredPosition problem : problems) {
                    // Every position starts with an empty hash table, so that its time does not depend on the others.
                    search.clear();
                    solver.solve(problem, SearchLimits.NONE);
                }
                exitCode = Math.max(exitCode, table.printTotals());
            }
        }
        return exitCode;
    }
}
