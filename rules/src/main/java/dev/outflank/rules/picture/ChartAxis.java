package dev.outflank.rules.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis of a chart.
 *
 * @param min the value at {@code from}
 * @param max the value at {@code to}
 * @param from where the axis starts in the picture
 * @param to where it ends; a vertical axis usually ends above its start
 */
public record ChartAxis(double min, double max, double from, double to) {
    /** An axis with a margin of 4 % at both ends. */
    public static ChartAxis withMargin(double min, double max, double from, double to) {
        double margin = Math.max(1, (max - min) * 0.04);
        return new ChartAxis(min - margin, max + margin, from, to);
    }

    /** An axis that is extended to round numbers. */
    public static ChartAxis withRoundEnds(double min, double max, double from, double to) {
        double step = roundStep(max - min, 4);
        return new ChartAxis(step * Math.floor(min / step), step * Math.ceil(max / step), from, to);
    }

    /** The place of a value in the picture, to a tenth of a pixel; the middle of the axis if it has only one value. */
    public double toPixel(double value) {
        double pixel = max == min ? (from + to) / 2 : from + (value - min) / (max - min) * (to - from);
        return Math.round(10 * pixel) / 10.0;
    }

    /** Round values that divide the axis into at most the given number of steps. */
    public List<Double> ticks(int maxSteps) {
        return multiples(roundStep(max - min, maxSteps));
    }

    /** The multiples of a step on this axis. */
    public List<Double> multiples(double step) {
        List<Double> multiples = new ArrayList<>();
        for (double value = Math.ceil(min / step) * step; value <= max; value += step) {
            multiples.add(value);
        }
        return multiples;
    }

    /** The smallest of 1, 2, 5, 10, 20, 50 … that divides a range into at most the given number of steps. */
    private static double roundStep(double range, int maxSteps) {
        double step = 1;
        for (int i = 0; range / step > maxSteps; i++) {
            step *= i % 3 == 1 ? 2.5 : 2;
        }
        return step;
    }
}
