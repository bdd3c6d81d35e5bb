package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The first process of a program and its descendants, for systems without control groups. In the sandbox no process can
 * leave the tree, because the sandbox's init process adopts orphans; without the sandbox, a daemon can.
 */
final class ProcessTree implements Cgroup {
    private static final long NANOS_PER_TICK = 10_000_000;
    /** Minimum time between searches for new descendants, which scan all processes of the machine. */
    private static final long WALK_INTERVAL_NANOS = 20_000_000;

    private @Nullable ProcessHandle rootProcess;
    /** The time of processes that exit between two readings is lost; this maximum keeps the clock from running backwards. */
    private long maxCpuNanos;

    private List<Long> knownPids = List.of();
    private long lastWalkNanos;

    @Override
    public List<Path> procsFiles() {
        return List.of();
    }

    @Override
    public void attach(Process process) {
        rootProcess = process.toHandle();
    }

    @Override
    public synchronized long cpuNanos() throws IOException {
        long now = System.nanoTime();
        if (knownPids.isEmpty() || now - lastWalkNanos > WALK_INTERVAL_NANOS) {
            knownPids = pids();
            lastWalkNanos = now;
        }
        long ticks = 0;
        for (long pid : knownPids) {
            ticks += ticks(pid);
        }
        maxCpuNanos = Math.max(maxCpuNanos, ticks * NANOS_PER_TICK);
        return maxCpuNanos;
    }

    /** User and system time of a process and of the children it has waited for (utime, stime, cutime, cstime). */
    private static long ticks(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
            String[] afterName = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            long sum = 0;
            for (int field = 11; field <= 14; field++) {
                sum += Long.parseLong(afterName[field]);
            }
            return sum;
        } catch (IOException ended) {
            return 0;
        }
    }

    @Override
    public void freeze() throws IOException {
        signal("-STOP");
    }

    @Override
    public void thaw() throws IOException {
        signal("-CONT");
    }

    @Override
    public Duration freezeDelay() {
        return Duration.ofMillis(50);
    }

    private void signal(String name) throws IOException {
        List<String> command = new ArrayList<>(List.of("kill", name));
        pids().forEach(pid -> command.add(Long.toString(pid)));
        if (command.size() > 2) {
            try {
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while sending " + name, e);
            }
        }
    }

    @Override
    public boolean isOomKilled() {
        return false;
    }

    @Override
    public List<Long> pids() {
        ProcessHandle root = rootProcess;
        if (root == null) {
            return List.of();
        }
        return Stream.concat(Stream.of(root), root.descendants())
                .map(ProcessHandle::pid)
                .filter(KernelFiles::isRunning)
                .toList();
    }

    @Override
    public void close() throws IOException {
        // Keep every process ever listed: when its parent dies first, it is no longer a descendant of the root.
        List<ProcessHandle> all = new ArrayList<>();
        boolean gone = KernelFiles.retryUntil(() -> {
            pids().forEach(pid -> ProcessHandle.of(pid).ifPresent(all::add));
            all.forEach(ProcessHandle::destroyForcibly);
            all.removeIf(process -> !KernelFiles.isRunning(process.pid()));
            return all.isEmpty();
        });
        if (!gone) {
            throw new IOException("processes " + pids() + " cannot be killed");
        }
    }
}
