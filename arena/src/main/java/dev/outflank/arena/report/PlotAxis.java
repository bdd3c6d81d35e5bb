package dev.outflank.arena.report;

import java.util.ArrayList;
import java.util.List;

/** From values to places on an axis of a plot. */
record PlotAxis(double min, double max, double from, double to) {
    private static final int MAX_NAME_LENGTH = 20;
    private static final int MAX_TICKS = 8;

    /** A scale with a little room at both ends. */
    static PlotAxis of(double min, double max, double from, double to) {
        double room = Math.max(1, (max - min) * 0.04);
        return new PlotAxis(min - room, max + room, from, to);
    }

    double toPixel(double value) {
        return from + (value - min) / (max - min) * (to - from);
    }

    /** Round values on the axis: the steps are 1, 2 or 5 times a power of ten. */
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

    /** A name as far as there is room for it beside a plot. */
    static String truncate(String name) {
        int length = name.codePointCount(0, name.length());
        return length <= MAX_NAME_LENGTH
                ? name
                : name.substring(0, name.offsetByCodePoints(0, MAX_NAME_LENGTH - 1)) + "…";
    }
}
