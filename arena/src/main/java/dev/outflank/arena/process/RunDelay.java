package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Cgroup;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Measures how long other processes kept a program waiting for a processor, to distinguish a program that sleeps from
 * one that is starved.
 *
 * <p>The kernel counts (in schedstat) how long every thread ran and how long it was runnable but waiting. A thread may
 * also wait for threads of its own program, and a program must not have a game voided by starting too many of them. So
 * the processor time of its sibling threads is subtracted; the rest of the delay was caused by other processes.
 */
final class RunDelay {
    private record Times(long ran, long waited) {}

    private final Cgroup cgroup;
    private final Map<Path, Times> before;
    private final long cpuBefore;

    /** Starts measuring. */
    RunDelay(Cgroup cgroup) throws IOException {
        this.cgroup = cgroup;
        this.before = read(cgroup);
        this.cpuBefore = cgroup.cpuNanos();
    }

    /** The longest time that other processes kept one of the program's threads waiting since construction. */
    long externalDelay() throws IOException {
        long cpu = cgroup.cpuNanos() - cpuBefore;
        long longest = 0;
        for (Map.Entry<Path, Times> thread : read(cgroup).entrySet()) {
            Times from = before.getOrDefault(thread.getKey(), new Times(0, 0));
            long ran = thread.getValue().ran() - from.ran();
            long waited = thread.getValue().waited() - from.waited();
            longest = Math.max(longest, waited - Math.max(0, cpu - ran));
        }
        return longest;
    }

    private static Map<Path, Times> read(Cgroup cgroup) throws IOException {
        Map<Path, Times> threads = new HashMap<>();
        for (long pid : cgroup.pids()) {
            try (DirectoryStream<Path> tasks = Files.newDirectoryStream(Path.of("/proc", Long.toString(pid), "task"))) {
                for (Path task : tasks) {
                    String[] numbers =
                            Files.readString(task.resolve("schedstat")).strip().split(" ");
                    threads.put(task, new Times(Long.parseLong(numbers[0]), Long.parseLong(numbers[1])));
                }
            } catch (IOException ended) {
                // The process exited after it was listed: it no longer waits.
            }
        }
        return threads;
    }
}
