package dev.outflank.cli;

import dev.outflank.engine.search.Goal;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Problem;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;

/** Solves positions one after the other and compares with what their file says. */
final class Solving {
    private final Search search;
    private final SolveTable table;
    private final PrintStream err;
    private final boolean allMoves;

    Solving(Search search, SolveTable table, PrintStream err, boolean allMoves) {
        this.search = search;
        this.table = table;
        this.err = err;
        this.allMoves = allMoves;
    }

    void solve(Problem problem, Limits limits) {
        long begin = System.nanoTime();
        Duration cpu = JudgedTime.processTime();
        long nodes;
        Result best;
        if (allMoves && problem.position().mobility() > 0) {
            long[] before = {0, begin};
            List<Result> results = search.runAllMoves(problem.position(), limits, result -> {
                long now = System.nanoTime();
                table.row(problem, result, result.nodes() - before[0], Duration.ofNanos(now - before[1]));
                before[0] = result.nodes();
                before[1] = now;
            });
            best = results.getFirst();
            nodes = before[0];
        } else {
            best = search.run(problem.position(), limits, Listener.NONE);
            nodes = best.nodes();
            table.row(problem, best, nodes, Duration.ofNanos(System.nanoTime() - begin));
        }
        table.count(
                differs(problem, best, limits.goal()),
                nodes,
                Duration.ofNanos(System.nanoTime() - begin),
                JudgedTime.processTime().minus(cpu));
    }

    /** Whether an exact result is not the file's; an estimate may be. */
    private boolean differs(Problem problem, Result result, Goal goal) {
        if (!result.exact() || problem.score().isEmpty()) {
            return false;
        }
        int given = problem.score().getAsInt();
        int expected = goal == Goal.WIN_DRAW_LOSS ? Integer.signum(given) : given;
        int found = goal == Goal.WIN_DRAW_LOSS ? Integer.signum(result.score()) : result.score();
        boolean wrongMove =
                goal == Goal.SCORE && !problem.best().isEmpty() && !problem.best().contains(result.best());
        if (found == expected && !wrongMove) {
            return false;
        }
        err.println("outflank: " + problem.position() + " has " + found + " by " + result.best()
                + ", but its file says " + expected + (problem.best().isEmpty() ? "" : " by " + problem.best()));
        return true;
    }
}
