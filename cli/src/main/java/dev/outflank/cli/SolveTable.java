package dev.outflank.cli;

import dev.outflank.arena.record.Fields;
import dev.outflank.engine.search.Result;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.Problem;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** Prints solved positions: rows for a person with the totals under them, or a JSON object a line. */
final class SolveTable {
    private final PrintStream out;
    private final boolean json;

    private boolean headed;
    private int positions;
    private int differing;
    private long nodes;
    private Duration wall = Duration.ZERO;
    private Duration cpu = Duration.ZERO;

    SolveTable(PrintStream out, boolean json) {
        this.out = out;
        this.json = json;
    }

    /** One result, with the time and nodes that it took. */
    void row(Problem problem, Result result, long spentNodes, Duration time) {
        if (json) {
            ObjectNode fields = Fields.object();
            fields.put("board", BoardText.format(problem.position()));
            fields.put("depth", result.depth());
            fields.put("selectivity", result.selectivity().percent());
            fields.put("exact", result.exact());
            fields.put("score", result.score());
            fields.put("best", result.best().toString());
            AnalysisJson.put(fields.putArray("line"), result.line());
            fields.put("time", seconds(time));
            fields.put("nodes", spentNodes);
            fields.put("nps", perSecond(spentNodes, time));
            problem.score().ifPresent(score -> fields.put("expected", score));
            out.println(Fields.line(fields));
        } else {
            head();
            out.printf(
                    Locale.ROOT,
                    "%8s %+5d %10.3f %14d %12d  %s%n",
                    result.label(),
                    result.score(),
                    seconds(time),
                    spentNodes,
                    perSecond(spentNodes, time),
                    result.line().stream().map(Move::toString).collect(Collectors.joining(" ")));
        }
        out.flush();
    }

    private void head() {
        if (!headed) {
            out.printf("%8s %5s %10s %14s %12s  %s%n", "depth", "score", "time", "nodes", "N/s", "line");
            headed = true;
        }
    }

    /** Adds a position to the totals. */
    void count(boolean differs, long spentNodes, Duration spentWall, Duration spentCpu) {
        positions++;
        differing += differs ? 1 : 0;
        nodes += spentNodes;
        wall = wall.plus(spentWall);
        cpu = cpu.plus(spentCpu);
    }

    /** Prints the totals and returns the exit code. */
    int finish() {
        if (json) {
            ObjectNode all = Fields.object();
            ObjectNode total = all.putObject("total");
            total.put("positions", positions);
            total.put("differing", differing);
            total.put("time", seconds(wall));
            total.put("cpu", seconds(cpu));
            total.put("nodes", nodes);
            total.put("nps", perSecond(nodes, wall));
            out.println(Fields.line(all));
        } else {
            out.printf(
                    Locale.ROOT,
                    "total: %d positions, %d nodes in %.3f s (CPU %.3f s), %d N/s%s%n",
                    positions,
                    nodes,
                    seconds(wall),
                    seconds(cpu),
                    perSecond(nodes, wall),
                    differing == 0 ? "" : ", " + differing + " differ from the file");
        }
        return differing == 0 ? 0 : Main.FAILURE;
    }

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }

    private static long perSecond(long nodes, Duration time) {
        return (long) (nodes / Math.max(1e-9, seconds(time)));
    }
}
