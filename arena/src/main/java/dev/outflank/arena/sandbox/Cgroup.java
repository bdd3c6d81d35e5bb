package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * All processes of one program, including those it forks: a Linux control group if the system provides them, otherwise
 * the process tree. Closing it kills every process and removes the group.
 */
public sealed interface Cgroup extends AutoCloseable permits CgroupV1, CgroupV2, ProcessTree {

    /** The cgroup.procs files that the launcher writes its process id to before it executes the program. */
    List<Path> procsFiles();

    /** Called once, after the first process has started. */
    default void attach(Process first) {}

    /** Processor time used by all processes, including those that have exited. */
    long cpuNanos() throws IOException;

    /** Suspends every process until {@link #thaw}, so that a program cannot ponder on its opponent's time. */
    void freeze() throws IOException;

    void thaw() throws IOException;

    /** Idle time after which freezing is worth its cost. */
    default Duration freezeDelay() {
        return Duration.ofMillis(2);
    }

    /** Whether the kernel killed a process because the group reached its memory limit. */
    boolean isOomKilled() throws IOException;

    /** Ids of the processes running now. */
    List<Long> pids() throws IOException;

    /** Kills every process; returns after the last one is gone. */
    @Override
    void close() throws IOException;
}
