package dev.outflank.arena.report;

import dev.outflank.arena.tournament.TournamentResults;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/** Plot of ladder ratings: one line per player over its number of pairs. */
final class LadderPlot {
    private static final int WIDTH = 760;
    private static final int MIN_HEIGHT = 340;
    private static final int LABEL = 13;
    private static final int LEFT = 48;
    private static final int NAMES = 150;
    private static final int TOP = 12;
    private static final int AXIS = 30;
    private static final int COLOURS = 8;

    private LadderPlot() {}

    static String svg(TournamentResults results, List<String> names) {
        List<List<Double>> lines = names.stream().map(results::ladderRatings).toList();
        int height = Math.max(MIN_HEIGHT, names.size() * LABEL + AXIS + TOP);
        PlotAxis across = new PlotAxis(
                0, Math.max(1, lines.stream().mapToInt(List::size).max().orElse(1) - 1), LEFT, WIDTH - NAMES);
        PlotAxis up = PlotAxis.of(extreme(lines, -1), extreme(lines, 1), height - AXIS, TOP);
        StringBuilder text = new StringBuilder();
        Formatter svg = new Formatter(text, Locale.ROOT);
        svg.format(
                "<svg class=\"plot\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Ratings over time\">\n",
                WIDTH, height);
        for (double tick : up.ticks()) {
            double y = up.toPixel(tick);
            svg.format("<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>", LEFT, WIDTH - NAMES, y, y);
            svg.format("<text class=\"name\" x=\"%d\" y=\"%.1f\">%.0f</text>\n", LEFT - 8, y + 4, tick);
        }
        for (double tick : across.ticks()) {
            svg.format(
                    "<text class=\"tick\" x=\"%.1f\" y=\"%d\">%.0f</text>\n", across.toPixel(tick), height - 8, tick);
        }
        double lastLabel = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < names.size(); i++) {
            List<Double> line = lines.get(i);
            svg.format(
                    "<g class=\"line%d\"><title>%s</title><polyline points=\"", i % COLOURS, Html.escape(names.get(i)));
            for (int at = 0; at < line.size(); at++) {
                svg.format("%.1f,%.1f ", across.toPixel(at), up.toPixel(line.get(at)));
            }
            // Names are placed from the best down, without overlapping.
            double y = Math.max(up.toPixel(line.getLast()) + 4, lastLabel + LABEL);
            lastLabel = y;
            svg.format(
                    "\"/><text x=\"%d\" y=\"%.1f\">%s</text></g>\n",
                    WIDTH - NAMES + 8, y, Html.escape(PlotAxis.truncate(names.get(i))));
        }
        return text.append("</svg>\n").toString();
    }

    private static double extreme(List<List<Double>> lines, int sign) {
        return sign
                * lines.stream()
                        .flatMap(List::stream)
                        .mapToDouble(rating -> sign * rating)
                        .max()
                        .orElse(0);
    }
}
