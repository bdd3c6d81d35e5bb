package dev.outflank.arena.report;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.rules.picture.ChartAxis;
import dev.outflank.rules.picture.SvgElement;
import java.util.List;

/** Plot of strengths as dots with error bars, one line per player. */
final class StrengthPlot {
    private static final int WIDTH = 760;
    private static final int NAMES = 170;
    private static final int MARGIN = 20;
    private static final int LINE = 24;
    private static final int AXIS = 28;

    private StrengthPlot() {}

    static SvgElement draw(StageStandings table) {
        List<StandingsRow> rows = table.rows();
        ChartAxis scale = ChartAxis.withMargin(
                rows.stream().mapToDouble(row -> row.elo() - row.error()).min().orElse(0),
                rows.stream().mapToDouble(row -> row.elo() + row.error()).max().orElse(1),
                NAMES,
                WIDTH - MARGIN);
        int height = rows.size() * LINE + AXIS;
        SvgElement svg = SvgElement.embedded("plot", WIDTH, height).describe("Strengths with error bars");
        for (double tick : scale.ticks(Cells.MAX_TICKS)) {
            double x = scale.toPixel(tick);
            svg.line(x, 4, x, height - AXIS + 4).style("grid");
            svg.text(x, height - 8, Cells.whole(tick)).style("tick");
        }
        for (int i = 0; i < rows.size(); i++) {
            StandingsRow row = rows.get(i);
            double y = (i + 0.5) * LINE;
            SvgElement group =
                    svg.group().tooltip(row.name() + ": " + Cells.whole(row.elo()) + " ± " + Cells.whole(row.error()));
            group.text(NAMES - 12, y + 4, Cells.shortName(row.name())).style("name");
            group.line(scale.toPixel(row.elo() - row.error()), y, scale.toPixel(row.elo() + row.error()), y)
                    .style("bar");
            group.circle(scale.toPixel(row.elo()), y, 5).style("dot");
        }
        return svg;
    }
}
