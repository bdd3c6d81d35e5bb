package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** A measured value, printed as a line of text or JSON. */
record BenchFigure(String what, double value, String unit) {
    private static final int[] PERCENTILES = {50, 95, 99, 100};

    @SuppressWarnings("AnnotateFormatMethod")
    static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    void print(PrintStream out, boolean json) {
        if (json) {
            out.println(JsonFields.toLine(
                    JsonFields.newObject().put("what", what).put("value", value).put("unit", unit)));
        } else {
            out.printf(Locale.ROOT, "%-64s %10.1f %s%n", what, value, unit);
        }
        out.flush();
    }

    /** Prints the distribution of times in nanoseconds. */
    static void printPercentiles(PrintStream out, boolean json, String what, Collection<Long> nanos) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        for (int percent : PERCENTILES) {
            int index = Math.min(sorted.length - 1, sorted.length * percent / 100);
            String name = percent == 50 ? "median" : percent == 100 ? "longest" : percent + " %";
            if (index >= 0) {
                new BenchFigure(what + ", " + name, sorted[index] / 1e6, "ms").print(out, json);
            }
        }
    }
}
