package dev.outflank.arena.sandbox;

import dev.outflank.arena.TimeLimit;
import java.time.Duration;
import java.util.Optional;

/**
 * Resources that a sandboxed program may use.
 *
 * @param time processor time of the whole process tree and wall time, for one move, or for a whole run
 * @param gameTime time for all moves of a game together, on the tighter clock of {@code time}
 * @param startup wall and processor time until the program must be ready for its first move
 * @param memory bytes of the whole process tree, including its /tmp
 * @param processes maximum number of processes and threads at any moment
 * @param openFiles maximum number of open file descriptors per process (RLIMIT_NOFILE)
 * @param fileSize size in bytes of the largest file that it may write
 * @param output bytes written to standard output and standard error together, in the lifetime of a process
 */
public record ResourceLimits(
        TimeLimit time,
        Optional<Duration> gameTime,
        Duration startup,
        long memory,
        int processes,
        int openFiles,
        long fileSize,
        long output) {

    private static final long MEGABYTE = 1L << 20;

    /** One second of processor time per move, as in the courses. */
    public static final ResourceLimits DEFAULT = ofCpu(Duration.ofSeconds(1));

    public ResourceLimits {
        if (!startup.isPositive() || !gameTime.map(Duration::isPositive).orElse(true)) {
            throw new IllegalArgumentException(
                    "time limits must be positive: start-up " + startup + ", game " + gameTime);
        }
        if (memory < MEGABYTE || processes < 1 || openFiles < 8 || fileSize < 0 || output < 1) {
            throw new IllegalArgumentException("limits too small to run a program: memory " + memory + ", processes "
                    + processes + ", files " + openFiles + ", file size " + fileSize + ", output " + output);
        }
    }

    /** Limits the processor time of a move; wall time is only a safety net against programs that sleep. */
    public static ResourceLimits ofCpu(Duration move) {
        return of(TimeLimit.ofCpu(move));
    }

    /** Limits the wall time of a move, in which the program may use every core. */
    public static ResourceLimits ofWall(Duration move) {
        return of(TimeLimit.ofWall(move, Runtime.getRuntime().availableProcessors()));
    }

    private static ResourceLimits of(TimeLimit time) {
        return new ResourceLimits(
                time, Optional.empty(), Duration.ofSeconds(5), 512 * MEGABYTE, 64, 128, 16 * MEGABYTE, 16 * MEGABYTE);
    }

    public ResourceLimits withWall(Duration limit) {
        return new ResourceLimits(
                time.withWall(limit), gameTime, startup, memory, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withGameTime(Duration limit) {
        return new ResourceLimits(time, Optional.of(limit), startup, memory, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withStartup(Duration limit) {
        return new ResourceLimits(time, gameTime, limit, memory, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withMemory(long bytes) {
        return new ResourceLimits(time, gameTime, startup, bytes, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withProcesses(int count) {
        return new ResourceLimits(time, gameTime, startup, memory, count, openFiles, fileSize, output);
    }

    public ResourceLimits withFileSize(long bytes) {
        return new ResourceLimits(time, gameTime, startup, memory, processes, openFiles, bytes, output);
    }

    public ResourceLimits withOutput(long bytes) {
        return new ResourceLimits(time, gameTime, startup, memory, processes, openFiles, fileSize, bytes);
    }
}
