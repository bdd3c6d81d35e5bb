package dev.outflank.cli.support;

import java.io.PrintStream;
import java.util.Locale;

/** Progress of a long task of known size: the part done, the rate and the remaining time. */
public final class ProgressBar {
    private static final int BAR_WIDTH = 24;

    private final ProgressLine progress;
    private final String unit;
    private final long total;
    private final long start = System.nanoTime();

    public ProgressBar(PrintStream out, String unit, long total) {
        this.progress = new ProgressLine(out);
        this.unit = unit;
        this.total = total;
    }

    public synchronized void update(long done) {
        double share = Math.min(1, done / (double) Math.max(1, total));
        double seconds = (System.nanoTime() - start) / 1e9;
        int filled = (int) (BAR_WIDTH * share);
        progress.update(String.format(
                Locale.ROOT,
                "[%s%s] %d of %d %s, %.1f/s, %s left",
                "#".repeat(filled),
                "-".repeat(BAR_WIDTH - filled),
                done,
                total,
                unit,
                done / seconds,
                formatRemaining(seconds * (1 - share) / Math.max(share, 1e-9))));
    }

    private static String formatRemaining(double seconds) {
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%.1f h", seconds / 3600)
                : seconds >= 60 ? Math.round(seconds / 60) + " min" : Math.round(seconds) + " s";
    }

    public void finish() {
        progress.finish();
    }
}
