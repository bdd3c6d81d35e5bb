package dev.outflank.arena.report;

import java.util.ArrayList;
import java.util.List;

/** Axis of a plot: maps values to pixels. */
record PlotAxis(double min, double max, double from, double to) {
    private static final int MAX_NAME_LENGTH = 20;
    private static final int MAX_TICKS = 8;

    /** An axis with a margin of 4 % at both ends. */
    static PlotAxis of(double min, double max, double from, double to) {
        double margin = Math.max(1, (max - min) * 0.04);
        return new PlotAxis(min - margin, max + margin, from, to);
    }

    double toPixel(double value) {
        return from + (value - min) / (max - min) * (to - from);
    }

    /** Tick values; the step is 1, 2 or 5 times a power of ten. */
    List<Double> ticks() {
        double step = 1;
        for (int i = 0; (max - min) / step > MAX_TICKS; i++) {
            step *= i % 3 == 1 ? 2.5 : 2;
        }
        List<Double> ticks = new ArrayList<>();
        for (double tick = Math.ceil(min / step) * step; tick <= max; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }

    /** Shortens a name to the space beside a plot. */
    static String truncate(String name) {
        int length = name.codePointCount(0, name.length());
        return length <= MAX_NAME_LENGTH
                ? name
                : name.substring(0, name.offsetByCodePoints(0, MAX_NAME_LENGTH - 1)) + "…";
    }
}
