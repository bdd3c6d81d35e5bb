package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.rules.picture.ChartAxis;
import dev.outflank.rules.picture.SvgElement;
import java.util.List;
import java.util.stream.IntStream;

/** SVG chart of the test errors after each round, one line per phase, from the opening in blue to the endgame in red. */
final class LossChart {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 420;
    private static final int MARGIN = 48;

    private LossChart() {}

    /** @param history root mean square error by number of empty squares, after each epoch */
    static String drawByEmpties(List<double[]> history) {
        return draw(IntStream.range(0, PatternWeights.PHASE_COUNT)
                .mapToObj(phase -> history.stream()
                        .map(errors -> errors[phase * PatternWeights.EMPTIES_PER_PHASE])
                        .toList())
                .toList());
    }

    /** @param curves root mean square error after each round, by phase */
    static String draw(List<List<Double>> curves) {
        int rounds = curves.stream().mapToInt(List::size).max().orElse(1);
        double max =
                curves.stream().flatMap(List::stream).mapToDouble(d -> d).max().orElse(1);
        ChartAxis across = new ChartAxis(0, Math.max(1, rounds - 1), MARGIN, WIDTH - MARGIN);
        ChartAxis up = new ChartAxis(0, max, HEIGHT - MARGIN, MARGIN);
        SvgElement svg = SvgElement.document(WIDTH, HEIGHT)
                .set("font-family", "sans-serif")
                .set("font-size", 12);
        svg.rectangle(0, 0, WIDTH, HEIGHT).set("fill", "white");
        svg.text(
                MARGIN,
                24,
                "Error on games kept out of the fit, in discs (root mean square), by round and empty squares");
        for (double discs : up.multiples(2)) {
            double y = up.toPixel(discs);
            svg.line(MARGIN, y, WIDTH - MARGIN, y).set("stroke", "#ddd");
            svg.text(20, y + 4, String.valueOf((int) discs));
        }
        for (int phase = 0; phase < curves.size(); phase++) {
            List<Double> curve = curves.get(phase);
            int hue = 240 * phase / PatternWeights.PHASE_COUNT;
            svg.polyline(IntStream.range(0, curve.size())
                            .mapToObj(
                                    round -> new SvgElement.Point(across.toPixel(round), up.toPixel(curve.get(round))))
                            .toList())
                    .set("fill", "none")
                    .set("stroke", "hsl(" + hue + " 70% 45%)");
            if (phase % 5 == 0 && !curve.isEmpty()) {
                svg.text(
                                across.toPixel(curve.size() - 1) + 4,
                                up.toPixel(curve.getLast()) + 4,
                                String.valueOf(phase * PatternWeights.EMPTIES_PER_PHASE))
                        .set("fill", "hsl(" + hue + " 70% 35%)");
            }
        }
        return svg + "\n";
    }
}
