package dev.outflank.arena.process;

import dev.outflank.arena.RunningTime;
import dev.outflank.protocol.PrintableText;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Messages for the author of a program that failed. */
final class FaultMessages {
    private static final Map<Integer, String> SIGNALS = Map.of(
            4, "SIGILL, an illegal instruction",
            6, "SIGABRT, an abort, as after a failed assertion",
            7, "SIGBUS, a bad memory access",
            8, "SIGFPE, as after a division by zero",
            9, "SIGKILL, killed",
            11, "SIGSEGV, a bad memory access, as with an array index out of bounds",
            13, "SIGPIPE, a closed pipe",
            15, "SIGTERM, asked to terminate",
            24, "SIGXCPU, processor time limit exceeded",
            25, "SIGXFSZ, file size limit exceeded");
    private static final Pattern JAVA_FRAME = Pattern.compile("^\\s+(at |\\.\\.\\. \\d+ more)");
    private static final int MAX_QUOTE_LENGTH = 200;

    private FaultMessages() {}

    static String cpuTimeout(MoveClock clock, boolean silent, String pending) throws IOException {
        long used = clock.cpu();
        return "the program %s: it used %s of %s of processor time%s (wall time %s)%s"
                .formatted(
                        clock.isStarting() ? "was too slow to start" : "took too long",
                        secondsAbove(used, clock.cpuLimit()),
                        seconds(clock.cpuLimit()),
                        clock.isStarting() ? "" : " for a move",
                        seconds(clock.wall(RunningTime.nanos())),
                        missingLineHint(silent, pending));
    }

    static String wallTimeout(MoveClock clock, boolean silent, String pending) throws IOException {
        return "the program %s within %s, and was stopped %s later (processor time used: %s)%s"
                .formatted(
                        clock.isStarting() ? "was too slow to start: it was not ready" : "did not answer",
                        seconds(clock.wallLimit()),
                        seconds(Math.max(0, clock.wall(RunningTime.nanos()) - clock.wallLimit())),
                        seconds(clock.cpu()),
                        missingLineHint(silent, pending));
    }

    static String runCpuTimeout(long cpu, long limit, long wall) {
        return "the program was still running after %s of %s of processor time (wall time %s)"
                .formatted(secondsAbove(cpu, limit), seconds(limit), seconds(wall));
    }

    static String runWallTimeout(long limit, long cpu) {
        return "the program did not exit within %s (processor time used: %s): does it wait for more input?"
                .formatted(seconds(limit), seconds(cpu));
    }

    private static String missingLineHint(boolean silent, String pending) {
        if (!silent) {
            return "";
        }
        String partialLine = pending.isEmpty() ? "" : "; it wrote only " + quote(pending) + " without a line end";
        return "; no complete line was received: is the output flushed?" + partialLine;
    }

    static String memoryLimit(long limit) {
        return "the program exceeded its memory limit of %d MB".formatted(limit >> 20);
    }

    /** Whether a runtime reported that it ran out of memory, before the kernel killed it. */
    static boolean reportsOutOfMemory(String errors) {
        return errors.contains("java.lang.OutOfMemoryError")
                || errors.contains("MemoryError")
                || errors.contains("std::bad_alloc");
    }

    /** Whether this is one of the shell's exit codes for a program that was not found or not executable. */
    static boolean isExecFailure(int code) {
        return code == 126 || code == 127;
    }

    static String exit(int code, String errors) {
        String how = code > 128 && code < 193
                ? "the program was killed by signal %d (%s)"
                        .formatted(code - 128, SIGNALS.getOrDefault(code - 128, "?"))
                : isExecFailure(code)
                        ? "the program could not be run (exit code %d)".formatted(code)
                        : "the program ended with exit code %d".formatted(code);
        String last = lastLine(errors);
        return last.isEmpty() ? how : how + "; last line of standard error: " + quote(last);
    }

    /** The last informative line: for a Java stack trace, the exception rather than a frame. */
    private static String lastLine(String errors) {
        List<String> lines = errors.lines()
                .map(String::stripTrailing)
                .filter(line -> !line.isEmpty())
                .toList();
        return lines.reversed().stream()
                .filter(line -> !JAVA_FRAME.matcher(line).find())
                .findFirst()
                .orElse(lines.isEmpty() ? "" : lines.getLast());
    }

    private static String quote(String text) {
        String clipped = text.length() <= MAX_QUOTE_LENGTH ? text : text.substring(text.length() - MAX_QUOTE_LENGTH);
        return "'" + PrintableText.of(clipped).replaceAll("\\s", " ") + "'";
    }

    /** A time with as many digits as show that it is above a limit. */
    private static String secondsAbove(long nanos, long limit) {
        for (int digits = 3; digits < 9; digits++) {
            String text = String.format(Locale.ROOT, "%." + digits + "f", nanos / 1e9);
            if (nanos <= limit || Double.parseDouble(text) > limit / 1e9) {
                return text + " s";
            }
        }
        return seconds(nanos);
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f s", nanos / 1e9);
    }
}
