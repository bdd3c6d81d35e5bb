package dev.outflank.cli.analysis;

import dev.outflank.cli.support.ProcessClock;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchGoal;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.ScoredPosition;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;

/** Solves positions and compares the results with the scores in their file. */
public final class PositionSolver {
    /** Positions with fewer empty squares are solved before the vector code would be compiled. */
    private static final int MIN_EMPTIES_FOR_VECTORS = 17;

    private final Search search;
    private final SolveTable table;
    private final PrintStream err;
    private final boolean allMoves;

    public PositionSolver(Search search, SolveTable table, PrintStream err, boolean allMoves) {
        this.search = search;
        this.table = table;
        this.err = err;
        this.allMoves = allMoves;
    }

    /** Whether a position takes so long that {@link Search#warmUpVectors} pays. */
    public static boolean takesLong(ScoredPosition problem) {
        return problem.position().empties() >= MIN_EMPTIES_FOR_VECTORS;
    }

    public void solve(ScoredPosition problem, SearchLimits limits) {
        long begin = System.nanoTime();
        Duration cpu = ProcessClock.cpuTime();
        long nodes;
        SearchResult best;
        if (allMoves && problem.position().mobility() > 0) {
            long[] before = {0, begin};
            List<SearchResult> results = search.runAllMoves(problem.position(), limits, result -> {
                long now = System.nanoTime();
                table.printRow(problem, result, result.nodes() - before[0], Duration.ofNanos(now - before[1]));
                before[0] = result.nodes();
                before[1] = now;
            });
            best = results.getFirst();
            nodes = before[0];
        } else {
            best = search.run(problem.position(), limits, SearchListener.NONE);
            nodes = best.nodes();
            table.printRow(problem, best, nodes, Duration.ofNanos(System.nanoTime() - begin));
        }
        table.addToTotals(
                isMismatch(problem, best, limits.goal()),
                nodes,
                Duration.ofNanos(System.nanoTime() - begin),
                ProcessClock.cpuTime().minus(cpu));
    }

    /** Whether an exact result differs from the score in the file; estimates are not compared. */
    private boolean isMismatch(ScoredPosition problem, SearchResult result, SearchGoal goal) {
        if (!result.exact() || problem.score().isEmpty()) {
            return false;
        }
        int given = problem.score().getAsInt();
        int expected = goal == SearchGoal.WIN_DRAW_LOSS ? Integer.signum(given) : given;
        int found = goal == SearchGoal.WIN_DRAW_LOSS ? Integer.signum(result.score()) : result.score();
        boolean wrongMove = goal == SearchGoal.SCORE
                && !problem.bestMoves().isEmpty()
                && !problem.bestMoves().contains(result.bestMove());
        if (found == expected && !wrongMove) {
            return false;
        }
        err.println("outflank: " + problem.position() + ": found " + found + " with " + result.bestMove()
                + ", but the file says " + expected
                + (problem.bestMoves().isEmpty() ? "" : " with " + problem.bestMoves()));
        return true;
    }
}
