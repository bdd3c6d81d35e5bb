package dev.outflank.arena.report;

import dev.outflank.arena.tournament.StageStandings;
import dev.outflank.arena.tournament.StandingsRow;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/** Plot of strengths as dots with error bars, one line per player. */
final class StrengthPlot {
    private static final int WIDTH = 760;
    private static final int NAMES = 170;
    private static final int MARGIN = 20;
    private static final int LINE = 24;
    private static final int AXIS = 28;

    private StrengthPlot() {}

    static String svg(StageStandings table) {
        List<StandingsRow> rows = table.rows();
        PlotAxis scale = PlotAxis.of(
                rows.stream().mapToDouble(row -> row.elo() - row.error()).min().orElse(0),
                rows.stream().mapToDouble(row -> row.elo() + row.error()).max().orElse(1),
                NAMES,
                WIDTH - MARGIN);
        int height = rows.size() * LINE + AXIS;
        StringBuilder text = new StringBuilder();
        Formatter svg = new Formatter(text, Locale.ROOT);
        svg.format(
                "<svg class=\"plot\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Strengths with error bars\">\n",
                WIDTH, height);
        for (double tick : scale.ticks()) {
            double x = scale.toPixel(tick);
            svg.format("<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"4\" y2=\"%d\"/>", x, x, height - AXIS + 4);
            svg.format("<text class=\"tick\" x=\"%.1f\" y=\"%d\">%.0f</text>\n", x, height - 8, tick);
        }
        for (int i = 0; i < rows.size(); i++) {
            StandingsRow row = rows.get(i);
            double y = (i + 0.5) * LINE;
            svg.format("<g><title>%s: %.0f ± %.0f</title>", Html.escape(row.name()), row.elo(), row.error());
            svg.format(
                    "<text class=\"name\" x=\"%d\" y=\"%.1f\">%s</text>",
                    NAMES - 12, y + 4, Html.escape(PlotAxis.truncate(row.name())));
            svg.format(
                    "<line class=\"bar\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>",
                    scale.toPixel(row.elo() - row.error()), scale.toPixel(row.elo() + row.error()), y, y);
            svg.format("<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/></g>\n", scale.toPixel(row.elo()), y);
        }
        return text.append("</svg>\n").toString();
    }
}
