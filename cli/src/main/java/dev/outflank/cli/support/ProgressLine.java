package dev.outflank.cli.support;

import java.io.Console;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;

/** Progress of a long task in one line: rewritten in place on a terminal, printed every 10 seconds otherwise. */
public final class ProgressLine {
    private static final long UPDATE_INTERVAL_NANOS = Duration.ofSeconds(10).toNanos();

    private final PrintStream out;
    private final boolean inPlace =
            Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    private long lastUpdate = System.nanoTime();
    private int width;

    public ProgressLine(PrintStream out) {
        this.out = out;
    }

    public void update(String line) {
        if (inPlace) {
            out.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
            width = line.length();
        } else if (System.nanoTime() - lastUpdate >= UPDATE_INTERVAL_NANOS) {
            lastUpdate = System.nanoTime();
            out.println(line);
        }
        out.flush();
    }

    /** Ends the line if one was started. */
    public void finish() {
        if (inPlace && width > 0) {
            out.println();
            width = 0;
        }
    }

    /** Prints a message between two updates. */
    public void printLine(String line) {
        finish();
        out.println(line);
        out.flush();
    }
}
