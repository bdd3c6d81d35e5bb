package dev.outflank.cli;

import java.io.Console;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;

/** One line that tells how far long work is: rewritten in place on a terminal, else printed once in a while. */
final class Progress {
    private static final long EVERY_NANOS = Duration.ofSeconds(10).toNanos();

    private final PrintStream out;
    private final boolean inPlace =
            Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    private long last = System.nanoTime();
    private int width;

    Progress(PrintStream out) {
        this.out = out;
    }

    void show(String line) {
        if (inPlace) {
            out.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
            width = line.length();
        } else if (System.nanoTime() - last >= EVERY_NANOS) {
            last = System.nanoTime();
            out.println(line);
        }
        out.flush();
    }

    /** Ends the line, if one was begun. */
    void done() {
        if (inPlace && width > 0) {
            out.println();
            width = 0;
        }
    }

    /** Says something between two showings. */
    void say(String line) {
        done();
        out.println(line);
        out.flush();
    }
}
