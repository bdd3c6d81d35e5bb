package dev.outflank.cli;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.OptionalInt;

/** Entry point: runs a command and ends the process with its exit code. Must not refer to picocli: see QuickStart. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        PrintStream err = print(new FileOutputStream(FileDescriptor.err));
        PrintStream out = print(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 14));
        System.setErr(err);
        int exit = run(new Streams(System.in, out, err), args);
        out.flush();
        err.flush();
        // Commands close their resources before they return, so ending all other threads here is safe. Without them the
        // process ends by itself: System.exit would first look for a logger in every jar.
        if (exit != ExitCode.SUCCESS || othersWouldKeepRunning()) {
            System.exit(exit);
        }
    }

    private static boolean othersWouldKeepRunning() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Thread[] threads = new Thread[group.activeCount() + 1];
        int count = group.enumerate(threads);
        return Arrays.stream(threads, 0, count)
                .anyMatch(thread -> !thread.equals(Thread.currentThread()) && !thread.isDaemon());
    }

    private static PrintStream print(OutputStream to) {
        return new PrintStream(to, false, StandardCharsets.UTF_8);
    }

    /** Runs one command line and returns its exit code. */
    public static int run(Streams streams, String... args) {
        try {
            OptionalInt quick = QuickStart.run(streams, args);
            int exit = quick.isPresent() ? quick.getAsInt() : OutflankCommand.run(streams, args);
            // A PrintStream does not throw: without this, a full disk or a closed pipe would look like success.
            if (streams.out().checkError() && exit == ExitCode.SUCCESS) {
                streams.err().println("outflank: the output could not be written: its destination is full or closed");
                return ExitCode.FAILURE;
            }
            return exit;
        } catch (Exception e) {
            streams.err().println(ErrorReport.message(e));
            return ErrorReport.exitCode(e);
        }
    }
}
