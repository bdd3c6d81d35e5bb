package dev.outflank.cli.analysis;

import dev.outflank.arena.report.Html;
import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.analysis.MoveGrade;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A graph of the score for Black after each move, with mistakes as dots. */
final class ValueGraph {
    private static final int WIDTH = 920;
    private static final int HEIGHT = 300;
    private static final int LEFT = 44;
    private static final int RIGHT = 16;
    private static final int TOP = 14;
    private static final int BOTTOM = 30;

    /** Smallest lead that the height of the graph represents. */
    private static final int MIN_RANGE = 8;

    private final GameAnalysis analysis;
    private final List<AnalysisScore> values;
    private final int maxLead;
    private final StringBuilder text = new StringBuilder();
    private final Formatter svg = new Formatter(text, Locale.ROOT);

    private ValueGraph(GameAnalysis analysis) {
        this.analysis = analysis;
        this.values = analysis.scoresForBlack();
        int lead =
                values.stream().mapToInt(value -> Math.abs(value.discs())).max().orElse(0);
        int step = gridStep(lead);
        this.maxLead = Math.max(MIN_RANGE, (lead + step - 1) / step * step);
    }

    static String svg(GameAnalysis analysis) {
        return new ValueGraph(analysis).draw();
    }

    private static int gridStep(int lead) {
        return lead <= 8 ? 2 : lead <= 16 ? 4 : lead <= 32 ? 8 : lead <= 128 ? 16 : 64;
    }

    private String draw() {
        svg.format(
                "<svg class=\"graph\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Value for Black after each"
                        + " move\">\n",
                WIDTH, HEIGHT);
        drawExactRegion();
        drawGrid();
        String points = formatPoints();
        svg.format("<polygon points=\"%.1f,%.1f %s %.1f,%.1f\"/>\n", x(0), y(0), points, x(values.size() - 1), y(0));
        svg.format("<polyline points=\"%s\"/>\n", points);
        analysis.turningPoint()
                .ifPresent(move -> svg.format(
                        "<line class=\"turn\" x1=\"%1$.1f\" x2=\"%1$.1f\" y1=\"%2$d\" y2=\"%3$d\"/>\n",
                        x(move.ply() + 1), TOP, HEIGHT - BOTTOM));
        analysis.moves().stream().filter(move -> move.grade().isMistake()).forEach(this::drawMistake);
        return text.append("</svg>\n").toString();
    }

    private String formatPoints() {
        return IntStream.range(0, values.size())
                .mapToObj(ply -> String.format(
                        Locale.ROOT, "%.1f,%.1f", x(ply), y(values.get(ply).discs())))
                .collect(Collectors.joining(" "));
    }

    /** Draws the region in which all values are proved. */
    private void drawExactRegion() {
        int from = values.size();
        while (from > 0 && values.get(from - 1).exact()) {
            from--;
        }
        if (from < values.size()) {
            double x = x(from);
            svg.format(
                    "<rect class=\"exact\" x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>",
                    x, TOP, WIDTH - RIGHT - x, HEIGHT - TOP - BOTTOM);
            svg.format("<text class=\"tick end\" x=\"%d\" y=\"%d\">exact</text>\n", WIDTH - RIGHT - 6, TOP + 16);
        }
    }

    private void drawGrid() {
        int step = gridStep(maxLead);
        for (int discs = -maxLead; discs <= maxLead; discs += step) {
            svg.format(
                    "<line class=\"%s\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>",
                    discs == 0 ? "zero" : "grid", LEFT, WIDTH - RIGHT, y(discs), y(discs));
            svg.format(
                    "<text class=\"tick end\" x=\"%d\" y=\"%.1f\">%s</text>\n",
                    LEFT - 7,
                    y(discs) + 4,
                    (discs > 0 ? "+" : "") + String.valueOf(discs).replace('-', '−'));
        }
        for (int ply = 0; ply < values.size(); ply += values.size() <= 100 ? 10 : 50) {
            svg.format("<text class=\"tick\" x=\"%.1f\" y=\"%d\">%d</text>\n", x(ply), HEIGHT - 10, ply);
        }
        svg.format("<text class=\"tick side\" x=\"%d\" y=\"%d\">Black ahead</text>", LEFT + 6, TOP + 16);
        svg.format("<text class=\"tick side\" x=\"%d\" y=\"%d\">White ahead</text>\n", LEFT + 6, HEIGHT - BOTTOM - 8);
    }

    private void drawMistake(MoveAnalysis move) {
        int after = move.ply() + 1;
        svg.format(
                "<a href=\"#move%d\"><circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"><title>%d."
                        + " %s</title></circle></a>\n",
                after,
                move.grade() == MoveGrade.ERROR ? "error" : "doubt",
                x(after),
                y(values.get(after).discs()),
                after,
                Html.escape(AnalyzedGame.describe(move)));
    }

    private double x(int ply) {
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / (double) Math.max(1, values.size() - 1);
    }

    private double y(int discs) {
        double middle = (TOP + HEIGHT - BOTTOM) / 2.0;
        return middle - discs * (HEIGHT - TOP - BOTTOM) / (2.0 * maxLead);
    }
}
