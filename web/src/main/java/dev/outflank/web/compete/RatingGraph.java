package dev.outflank.web.compete;

import dev.outflank.judge.competition.RatingPoint;
import dev.outflank.rules.picture.ChartAxis;
import dev.outflank.rules.picture.SvgElement;
import dev.outflank.web.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The strength of an entry over its games, with its 95 % confidence interval. */
final class RatingGraph {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 240;
    private static final int LEFT = 52;
    private static final int RIGHT = 12;
    private static final int TOP = 12;
    private static final int BOTTOM = 30;

    private RatingGraph() {}

    /** Draws the graph; there must be at least one point. */
    static SvgElement draw(List<RatingPoint> history, Messages messages) {
        RatingPoint first = history.getFirst();
        RatingPoint now = history.getLast();
        ChartAxis across = new ChartAxis(first.games(), now.games(), LEFT, WIDTH - RIGHT);
        ChartAxis up = ChartAxis.withRoundEnds(
                history.stream()
                        .mapToDouble(point -> point.elo() - point.error())
                        .min()
                        .orElse(0),
                history.stream()
                        .mapToDouble(point -> point.elo() + point.error())
                        .max()
                        .orElse(1),
                HEIGHT - BOTTOM,
                TOP);
        SvgElement svg = SvgElement.embedded("ratings", WIDTH, HEIGHT)
                .describe(messages.text(
                        "rating.title", "first", first.games(), "last", now.games(), "strength", strength(now)));
        for (double tick : up.ticks(4)) {
            double y = up.toPixel(tick);
            svg.line(LEFT, y, WIDTH - RIGHT, y).style("grid");
            svg.text(LEFT - 8, y + 4, String.valueOf(Math.round(tick))).style("up");
        }
        svg.text(LEFT, HEIGHT - 8, messages.text("contest.games", "count", first.games()));
        svg.text(WIDTH - RIGHT, HEIGHT - 8, messages.text("contest.games", "count", now.games()))
                .style("up");
        List<SvgElement.Point> line = new ArrayList<>();
        List<SvgElement.Point> band = new ArrayList<>();
        for (RatingPoint point : history) {
            double x = across.toPixel(point.games());
            line.add(new SvgElement.Point(x, up.toPixel(point.elo())));
            band.addFirst(new SvgElement.Point(x, up.toPixel(point.elo() + point.error())));
            band.addLast(new SvgElement.Point(x, up.toPixel(point.elo() - point.error())));
        }
        svg.polygon(band).style("band");
        svg.polyline(line);
        for (RatingPoint point : history) {
            svg.circle(across.toPixel(point.games()), up.toPixel(point.elo()), point.equals(now) ? 4 : 2.5)
                    .tooltip(messages.text(
                            "rating.point", "games", point.games(), "strength", strength(point), "rank", point.rank()));
        }
        return svg;
    }

    private static String strength(RatingPoint point) {
        return String.format(Locale.ROOT, "%.0f ± %.0f", point.elo(), point.error());
    }
}
