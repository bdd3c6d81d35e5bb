package dev.outflank.web.compete;

import dev.outflank.judge.competition.RatingHistory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The strength of an entry over its games, with its 95 % confidence interval, as SVG. */
final class RatingGraph {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 240;
    private static final int LEFT = 52;
    private static final int RIGHT = 12;
    private static final int TOP = 12;
    private static final int BOTTOM = 30;
    private static final double[] STEPS = {1, 2, 5};

    private final List<RatingHistory.Point> points;
    private final double lowest;
    private final double highest;
    private final int first;
    private final int last;

    private RatingGraph(List<RatingHistory.Point> points) {
        this.points = points;
        double min = points.stream()
                .mapToDouble(one -> one.elo() - one.error())
                .min()
                .orElse(0);
        double max = points.stream()
                .mapToDouble(one -> one.elo() + one.error())
                .max()
                .orElse(1);
        double step = tickStep(max - min);
        this.lowest = step * Math.floor(min / step);
        this.highest = step * Math.ceil(max / step);
        this.first = points.getFirst().games();
        this.last = points.getLast().games();
    }

    /** Draws the graph; there must be at least one point. */
    static String svg(List<RatingHistory.Point> points) {
        return new RatingGraph(points).svg();
    }

    /** A round distance that divides the range into about four parts. */
    private static double tickStep(double range) {
        double decade = Math.pow(10, Math.floor(Math.log10(Math.max(1, range / 4))));
        for (double one : STEPS) {
            if (one * decade * 4 >= range) {
                return one * decade;
            }
        }
        return 10 * decade;
    }

    private String svg() {
        RatingHistory.Point now = points.getLast();
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg class=\"ratings\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Strength over %d to %d games,"
                        + " now %.0f ± %.0f\">\n",
                WIDTH,
                HEIGHT,
                first,
                last,
                now.elo(),
                now.error()));
        double step = tickStep(highest - lowest);
        for (double tick = lowest; tick <= highest + step / 2; tick += step) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/><text class=\"up\" x=\"%d\""
                            + " y=\"%.1f\">%.0f</text>\n",
                    LEFT,
                    WIDTH - RIGHT,
                    y(tick),
                    y(tick),
                    LEFT - 8,
                    y(tick) + 4,
                    tick));
        }
        svg.append("<text x=\"%d\" y=\"%d\">%d games</text><text class=\"up\" x=\"%d\" y=\"%d\">%d games</text>\n"
                .formatted(LEFT, HEIGHT - 8, first, WIDTH - RIGHT, HEIGHT - 8, last));
        List<String> band = new ArrayList<>();
        points.forEach(one -> band.add(point(one, one.elo() + one.error())));
        points.reversed().forEach(one -> band.add(point(one, one.elo() - one.error())));
        svg.append("<polygon class=\"band\" points=\"")
                .append(String.join(" ", band))
                .append("\"/>\n<polyline points=\"");
        points.forEach(one -> svg.append(point(one, one.elo())).append(' '));
        svg.append("\"/>\n");
        points.forEach(one -> svg.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%s\"><title>after %d games: %.0f ± %.0f, rank"
                        + " %d</title></circle>\n",
                x(one),
                y(one.elo()),
                one.equals(now) ? "4" : "2.5",
                one.games(),
                one.elo(),
                one.error(),
                one.rank())));
        return svg.append("</svg>\n").toString();
    }

    private String point(RatingHistory.Point point, double elo) {
        return String.format(Locale.ROOT, "%.1f,%.1f", x(point), y(elo));
    }

    private double x(RatingHistory.Point point) {
        return last == first
                ? (LEFT + WIDTH - RIGHT) / 2.0
                : LEFT + (WIDTH - RIGHT - LEFT) * (double) (point.games() - first) / (last - first);
    }

    private double y(double elo) {
        return TOP + (HEIGHT - BOTTOM - TOP) * (highest - elo) / Math.max(1, highest - lowest);
    }
}
