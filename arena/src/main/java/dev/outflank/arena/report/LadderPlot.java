package dev.outflank.arena.report;

import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.rules.picture.ChartAxis;
import dev.outflank.rules.picture.SvgElement;
import java.util.List;
import java.util.stream.IntStream;

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

    static SvgElement draw(TournamentResults results, List<String> names) {
        List<List<Double>> lines = names.stream().map(results::ladderRatings).toList();
        int height = Math.max(MIN_HEIGHT, names.size() * LABEL + AXIS + TOP);
        ChartAxis across = new ChartAxis(
                0, Math.max(1, lines.stream().mapToInt(List::size).max().orElse(1) - 1), LEFT, WIDTH - NAMES);
        ChartAxis up = ChartAxis.withMargin(extreme(lines, -1), extreme(lines, 1), height - AXIS, TOP);
        SvgElement svg = SvgElement.embedded("plot", WIDTH, height).describe("Ratings over time");
        for (double tick : up.ticks(Cells.MAX_TICKS)) {
            double y = up.toPixel(tick);
            svg.line(LEFT, y, WIDTH - NAMES, y).style("grid");
            svg.text(LEFT - 8, y + 4, Cells.whole(tick)).style("name");
        }
        for (double tick : across.ticks(Cells.MAX_TICKS)) {
            svg.text(across.toPixel(tick), height - 8, Cells.whole(tick)).style("tick");
        }
        double lastLabel = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < names.size(); i++) {
            List<Double> line = lines.get(i);
            SvgElement group = svg.group().style("line" + i % COLOURS).tooltip(names.get(i));
            group.polyline(IntStream.range(0, line.size())
                    .mapToObj(pair -> new SvgElement.Point(across.toPixel(pair), up.toPixel(line.get(pair))))
                    .toList());
            // Names are placed from the best down, without overlapping.
            double y = Math.max(up.toPixel(line.getLast()) + 4, lastLabel + LABEL);
            lastLabel = y;
            group.text(WIDTH - NAMES + 8, y, Cells.shortName(names.get(i)));
        }
        return svg;
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
