package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Cgroup;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells a program that slept from one that was kept waiting for a processor by others.
 *
 * <p>The kernel counts for every thread how long it ran and how long it was ready to run but did not. A thread may also
 * wait for other threads of its own program, and nobody may get a game annulled by starting too many: so what its own
 * siblings have used meanwhile is taken off. What is left was taken by somebody else.
 */
final class RunDelay {
    private record Times(long ran, long waited) {}

    private final Cgroup cgroup;
    private final Map<Path, Times> before;
    private final long cpuBefore;

    /** Begins to watch. */
    RunDelay(Cgroup cgroup) throws IOException {
        this.cgroup = cgroup;
        this.before = read(cgroup);
        this.cpuBefore = cgroup.cpuNanos();
    }

    /** The longest time that others have kept one of the program's threads waiting since the watch began. */
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
                // A process that ended between the list and the look at it waits for nothing any more.
            }
        }
        return threads;
    }
}
