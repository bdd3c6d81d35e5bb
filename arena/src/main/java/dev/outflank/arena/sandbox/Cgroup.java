package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * All processes of one program, however often it forks: a control group where the system has them, else the process
 * tree. Closing it ends every process and frees what the system holds for it.
 */
public sealed interface Cgroup extends AutoCloseable permits CgroupV1, CgroupV2, ProcessTree {

    /** The files into which the first process writes itself before it becomes the program. */
    List<Path> procsFiles();

    /** Told once, when the first process has been started. */
    default void attach(Process first) {}

    /** Processor time of all processes so far, those that ended included. */
    long cpuNanos() throws IOException;

    /** Stops every process until {@link #thaw}: nobody thinks on the opponent's time. */
    void freeze() throws IOException;

    void thaw() throws IOException;

    /** How long an opponent must think before freezing is worth its cost. */
    default Duration freezeDelay() {
        return Duration.ofMillis(2);
    }

    /** Whether the system ended a process because the group had no memory left. */
    boolean isOomKilled() throws IOException;

    /** The processes that run now. */
    List<Long> pids() throws IOException;

    /** Ends every process, and returns when none is left. */
    @Override
    void close() throws IOException;
}
