package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternWeights;
import java.util.List;
import java.util.Locale;

/** SVG chart of the test errors after each round, one line per phase, from the opening in blue to the endgame in red. */
final class LossChart {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 420;
    private static final int MARGIN = 48;

    private LossChart() {}

    /** @param curves root mean square error after each round, by phase */
    static String draw(List<List<Double>> curves) {
        int rounds = curves.stream().mapToInt(List::size).max().orElse(1);
        double max =
                curves.stream().flatMap(List::stream).mapToDouble(d -> d).max().orElse(1);
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
                                + " font-size=\"12\">",
                        WIDTH,
                        HEIGHT))
                .append('\n');
        svg.append(String.format(Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", WIDTH, HEIGHT))
                .append('\n');
        svg.append(String.format(
                        Locale.ROOT,
                        "<text x=\"%d\" y=\"24\">Error on games kept out of the fit, in discs (root mean square), by"
                                + " round and empty squares</text>",
                        MARGIN))
                .append('\n');
        for (int disc = 0; disc <= max; disc += 2) {
            double y = y(disc, max);
            svg.append(String.format(
                            Locale.ROOT,
                            "<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/><text x=\"20\" y=\"%.1f\">%d</text>",
                            MARGIN,
                            y,
                            WIDTH - MARGIN,
                            y + 4,
                            disc))
                    .append('\n');
        }
        for (int phase = 0; phase < curves.size(); phase++) {
            List<Double> curve = curves.get(phase);
            StringBuilder path = new StringBuilder();
            for (int round = 0; round < curve.size(); round++) {
                path.append(String.format(
                        Locale.ROOT,
                        "%s%.1f %.1f",
                        round == 0 ? "M" : "L",
                        x(round, rounds),
                        y(curve.get(round), max)));
            }
            int hue = 240 * phase / PatternWeights.PHASE_COUNT;
            svg.append(String.format(
                            Locale.ROOT, "<path d=\"%s\" fill=\"none\" stroke=\"hsl(%d 70%% 45%%)\"/>", path, hue))
                    .append('\n');
            if (phase % 5 == 0 && !curve.isEmpty()) {
                svg.append(String.format(
                                Locale.ROOT,
                                "<text x=\"%.1f\" y=\"%.1f\" fill=\"hsl(%d 70%% 35%%)\">%d</text>",
                                x(curve.size() - 1, rounds) + 4,
                                y(curve.getLast(), max) + 4,
                                hue,
                                phase * PatternWeights.EMPTIES_PER_PHASE))
                        .append('\n');
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private static double x(int round, int rounds) {
        return MARGIN + (WIDTH - 2.0 * MARGIN) * round / Math.max(1, rounds - 1);
    }

    private static double y(double error, double max) {
        return HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * error / max;
    }
}
