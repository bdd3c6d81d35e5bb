package dev.outflank.cli.analysis;

import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.engine.analysis.MoveGrade;
import dev.outflank.rules.picture.ChartAxis;
import dev.outflank.rules.picture.SvgElement;
import java.util.ArrayList;
import java.util.List;

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
    private final ChartAxis plies;
    private final ChartAxis leads;
    private final SvgElement svg =
            SvgElement.embedded("graph", WIDTH, HEIGHT).describe("Value for Black after each move");

    private ValueGraph(GameAnalysis analysis) {
        this.analysis = analysis;
        this.values = analysis.scoresForBlack();
        int lead =
                values.stream().mapToInt(value -> Math.abs(value.discs())).max().orElse(0);
        int step = gridStep(lead);
        int maxLead = Math.max(MIN_RANGE, (lead + step - 1) / step * step);
        this.plies = new ChartAxis(0, Math.max(1, values.size() - 1), LEFT, WIDTH - RIGHT);
        this.leads = new ChartAxis(-maxLead, maxLead, HEIGHT - BOTTOM, TOP);
    }

    static SvgElement draw(GameAnalysis analysis) {
        return new ValueGraph(analysis).draw();
    }

    private static int gridStep(double lead) {
        return lead <= 8 ? 2 : lead <= 16 ? 4 : lead <= 32 ? 8 : lead <= 128 ? 16 : 64;
    }

    private SvgElement draw() {
        drawExactRegion();
        drawGrid();
        List<SvgElement.Point> line = new ArrayList<>();
        for (int ply = 0; ply < values.size(); ply++) {
            line.add(point(ply, values.get(ply).discs()));
        }
        List<SvgElement.Point> area = new ArrayList<>(line);
        area.addFirst(point(0, 0));
        area.addLast(point(values.size() - 1, 0));
        svg.polygon(area);
        svg.polyline(line);
        analysis.turningPoint().ifPresent(move -> {
            double x = plies.toPixel(move.ply() + 1);
            svg.line(x, TOP, x, HEIGHT - BOTTOM).style("turn");
        });
        analysis.moves().stream().filter(move -> move.grade().isMistake()).forEach(this::drawMistake);
        return svg;
    }

    private SvgElement.Point point(int ply, int discs) {
        return new SvgElement.Point(plies.toPixel(ply), leads.toPixel(discs));
    }

    /** Draws the region in which all values are proved. */
    private void drawExactRegion() {
        int from = values.size();
        while (from > 0 && values.get(from - 1).exact()) {
            from--;
        }
        if (from < values.size()) {
            double x = plies.toPixel(from);
            svg.rectangle(x, TOP, WIDTH - RIGHT - x, HEIGHT - TOP - BOTTOM).style("exact");
            svg.text(WIDTH - RIGHT - 6, TOP + 16, "exact").style("tick end");
        }
    }

    private void drawGrid() {
        for (double discs : leads.multiples(gridStep(leads.max()))) {
            double y = leads.toPixel(discs);
            svg.line(LEFT, y, WIDTH - RIGHT, y).style(discs == 0 ? "zero" : "grid");
            String sign = discs > 0 ? "+" : discs < 0 ? "−" : "";
            svg.text(LEFT - 7, y + 4, sign + (int) Math.abs(discs)).style("tick end");
        }
        for (double ply : plies.multiples(values.size() <= 100 ? 10 : 50)) {
            svg.text(plies.toPixel(ply), HEIGHT - 10, String.valueOf((int) ply)).style("tick");
        }
        svg.text(LEFT + 6, TOP + 16, "Black ahead").style("tick side");
        svg.text(LEFT + 6, HEIGHT - BOTTOM - 8, "White ahead").style("tick side");
    }

    private void drawMistake(MoveAnalysis move) {
        int after = move.ply() + 1;
        svg.link("#move" + after)
                .circle(plies.toPixel(after), leads.toPixel(values.get(after).discs()), 5)
                .style(move.grade() == MoveGrade.ERROR ? "error" : "doubt")
                .tooltip(after + ". " + AnalyzedGame.describe(move));
    }
}
