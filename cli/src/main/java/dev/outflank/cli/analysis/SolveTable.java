package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.ScoredPosition;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** Prints solved positions: as a table with totals, or as one JSON object per line. */
public final class SolveTable {
    private final PrintStream out;
    private final boolean json;

    private boolean headerPrinted;
    private int lastScore;
    private int positions;
    private int mismatches;
    private long nodes;
    private Duration wall = Duration.ZERO;
    private Duration cpu = Duration.ZERO;

    public SolveTable(PrintStream out, boolean json) {
        this.out = out;
        this.json = json;
    }

    /** Prints one result with the time and nodes it took. */
    void printRow(ScoredPosition problem, SearchResult result, long spentNodes, Duration time) {
        lastScore = result.score();
        if (json) {
            ObjectNode fields = JsonFields.newObject();
            fields.put("board", BoardText.format(problem.position()));
            fields.put("depth", result.depth());
            fields.put("selectivity", result.selectivity().percent());
            fields.put("exact", result.exact());
            fields.put("score", result.score());
            fields.put("best", result.bestMove().toString());
            AnalysisJson.put(fields.putArray("line"), result.pv());
            fields.put("time", seconds(time));
            fields.put("nodes", spentNodes);
            fields.put("nps", perSecond(spentNodes, time));
            problem.score().ifPresent(score -> fields.put("expected", score));
            out.println(JsonFields.toLine(fields));
        } else {
            printHeader();
            out.printf(
                    Locale.ROOT,
                    "%8s %+5d %10.3f %14d %12d  %s%n",
                    result.depthLabel(),
                    result.score(),
                    seconds(time),
                    spentNodes,
                    perSecond(spentNodes, time),
                    result.pv().stream().map(Move::toString).collect(Collectors.joining(" ")));
        }
        out.flush();
    }

    /** The score of the last row. */
    int lastScore() {
        return lastScore;
    }

    private void printHeader() {
        if (!headerPrinted) {
            out.printf("%8s %5s %10s %14s %12s  %s%n", "depth", "score", "time", "nodes", "N/s", "line");
            headerPrinted = true;
        }
    }

    /** Adds a position to the totals. */
    void addToTotals(boolean differs, long spentNodes, Duration spentWall, Duration spentCpu) {
        positions++;
        mismatches += differs ? 1 : 0;
        nodes += spentNodes;
        wall = wall.plus(spentWall);
        cpu = cpu.plus(spentCpu);
    }

    /** Prints the totals and returns the exit code. */
    public int printTotals() {
        if (json) {
            ObjectNode all = JsonFields.newObject();
            ObjectNode total = all.putObject("total");
            total.put("positions", positions);
            total.put("differing", mismatches);
            total.put("time", seconds(wall));
            total.put("cpu", seconds(cpu));
            total.put("nodes", nodes);
            total.put("nps", perSecond(nodes, wall));
            out.println(JsonFields.toLine(all));
        } else {
            out.printf(
                    Locale.ROOT,
                    "total: %d positions, %d nodes in %.3f s (CPU %.3f s), %d N/s%s%n",
                    positions,
                    nodes,
                    seconds(wall),
                    seconds(cpu),
                    perSecond(nodes, wall),
                    mismatches == 0 ? "" : ", " + mismatches + " differ from the file");
        }
        return mismatches == 0 ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }

    private static long perSecond(long nodes, Duration time) {
        return (long) (nodes / Math.max(1e-9, seconds(time)));
    }
}
