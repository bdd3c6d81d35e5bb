package dev.outflank.cli;

import java.io.PrintStream;
import java.util.Locale;

/** Shows how much of long work of a known size is done, how fast it goes, and how long the rest will take. */
final class Countdown {
    private static final int BAR = 24;

    private final Progress progress;
    private final String what;
    private final long total;
    private final long start = System.nanoTime();

    Countdown(PrintStream out, String what, long total) {
        this.progress = new Progress(out);
        this.what = what;
        this.total = total;
    }

    synchronized void at(long done) {
        double share = Math.min(1, done / (double) Math.max(1, total));
        double seconds = (System.nanoTime() - start) / 1e9;
        int full = (int) (BAR * share);
        progress.show(String.format(
                Locale.ROOT,
                "[%s%s] %d of %d %s, %.1f/s, %s left",
                "#".repeat(full),
                "-".repeat(BAR - full),
                done,
                total,
                what,
                done / seconds,
                left(seconds * (1 - share) / Math.max(share, 1e-9))));
    }

    private static String left(double seconds) {
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%.1f h", seconds / 3600)
                : seconds >= 60 ? Math.round(seconds / 60) + " min" : Math.round(seconds) + " s";
    }

    void done() {
        progress.done();
    }
}
