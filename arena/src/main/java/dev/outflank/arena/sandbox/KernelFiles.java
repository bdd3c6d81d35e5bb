package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Reads and writes files in /proc and the cgroup file system, and kills processes. */
final class KernelFiles {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private KernelFiles() {}

    static void write(Path file, String value) throws IOException {
        try (var out = new RandomAccessFile(file.toFile(), "rw")) {
            out.write(value.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new IOException("cannot write '" + value + "' to " + file + ": " + e.getMessage(), e);
        }
    }

    static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.US_ASCII).strip();
    }

    /** The number for a key in a text of "key number" lines; 0 if the key is absent. */
    static long value(String text, String key) {
        return text.lines()
                .filter(line -> line.startsWith(key + " "))
                .mapToLong(
                        line -> Long.parseLong(line.substring(key.length() + 1).strip()))
                .findFirst()
                .orElse(0);
    }

    /** The process ids in a cgroup.procs file. */
    static List<Long> readPids(Path procs) throws IOException {
        return Files.readAllLines(procs).stream().map(Long::valueOf).toList();
    }

    /** Whether a process exists and is not a zombie. */
    static boolean isRunning(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"), StandardCharsets.ISO_8859_1);
            return stat.charAt(stat.lastIndexOf(')') + 2) != 'Z';
        } catch (IOException ended) {
            return false;
        }
    }

    static void kill(List<Long> pids) {
        for (long pid : pids) {
            ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    /** Evaluates a condition repeatedly until it is met; returns false on timeout. */
    static boolean retryUntil(Condition done) throws IOException {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!done.isMet()) {
            if (System.nanoTime() > deadline) {
                return false;
            }
            pause();
        }
        return true;
    }

    /** Removes a group's directory. The kernel may need a moment after the last process is gone. */
    static void removeCgroup(Path group) throws IOException {
        boolean removed = retryUntil(() -> {
            try {
                Files.deleteIfExists(group);
                return true;
            } catch (IOException busy) {
                return false;
            }
        });
        if (!removed) {
            throw new IOException("the control group " + group + " cannot be removed: something still runs in it");
        }
    }

    private static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            // Clean-up must not stop half-way: keep the interrupt for the caller, and continue.
            Thread.currentThread().interrupt();
            Thread.onSpinWait();
        }
    }

    @FunctionalInterface
    interface Condition {
        boolean isMet() throws IOException;
    }
}
