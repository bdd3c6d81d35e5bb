package dev.outflank.arena.report;

import java.util.ArrayList;
import java.util.List;

/** From values to places on an axis of a plot. */
record Scale(double least, double most, double from, double to) {
    private static final int NAME_LENGTH = 20;
    private static final int MAX_TICKS = 8;

    /** A scale with a little room at both ends. */
    static Scale of(double least, double most, double from, double to) {
        double room = Math.max(1, (most - least) * 0.04);
        return new Scale(least - room, most + room, from, to);
    }

    double at(double value) {
        return from + (value - least) / (most - least) * (to - from);
    }

    /** Round values on the axis: the steps are 1, 2 or 5 times a power of ten. */
    List<Double> ticks() {
        double step = 1;
        for (int i = 0; (most - least) / step > MAX_TICKS; i++) {
            step *= i % 3 == 1 ? 2.5 : 2;
        }
        List<Double> ticks = new ArrayList<>();
        for (double tick = Math.ceil(least / step) * step; tick <= most; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }

    /** A name as far as there is room for it beside a plot. */
    static String shortened(String name) {
        int length = name.codePointCount(0, name.length());
        return length <= NAME_LENGTH ? name : name.substring(0, name.offsetByCodePoints(0, NAME_LENGTH - 1)) + "…";
    }
}
