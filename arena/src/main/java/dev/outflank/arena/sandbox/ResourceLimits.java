package dev.outflank.arena.sandbox;

import java.time.Duration;
import java.util.Optional;

/**
 * What a program may use. The tighter of the two clocks judges: {@link #ofCpu} counts processor time and keeps wall
 * time as a backstop against sleepers, {@link #ofWall} counts wall time and leaves every core to the program.
 *
 * @param cpu processor time of the whole process tree for a move
 * @param wall wall time for a move
 * @param gameTime time for all moves of a game together, on the clock that judges
 * @param startup wall and processor time until the program must be ready for its first move
 * @param memory bytes of the whole process tree, its /tmp included
 * @param processes processes and threads at once
 * @param openFiles open files of a process
 * @param fileSize bytes of the largest file it may write
 * @param output bytes on standard output and standard error together, in the life of a process
 */
public record ResourceLimits(
        Duration cpu,
        Duration wall,
        Optional<Duration> gameTime,
        Duration startup,
        long memory,
        int processes,
        int openFiles,
        long fileSize,
        long output) {

    private static final int WALL_FACTOR = 4;
    private static final long MEGABYTE = 1L << 20;

    /** One second of processor time a move, as the courses have it. */
    public static final ResourceLimits DEFAULT = ofCpu(Duration.ofSeconds(1));

    public ResourceLimits {
        if (!isPositive(cpu)
                || !isPositive(wall)
                || !isPositive(startup)
                || !gameTime.map(ResourceLimits::isPositive).orElse(true)) {
            throw new IllegalArgumentException("every time limit must be positive: cpu " + cpu + ", wall " + wall
                    + ", start " + startup + ", game " + gameTime);
        }
        if (memory < MEGABYTE || processes < 1 || openFiles < 8 || fileSize < 0 || output < 1) {
            throw new IllegalArgumentException("limits too small to run anything: memory " + memory + ", processes "
                    + processes + ", files " + openFiles + ", file size " + fileSize + ", output " + output);
        }
    }

    /** Limits that judge by processor time. */
    public static ResourceLimits ofCpu(Duration move) {
        return of(move, move.multipliedBy(WALL_FACTOR));
    }

    /** Limits that judge by wall time. */
    public static ResourceLimits ofWall(Duration move) {
        return of(move.multipliedBy(Runtime.getRuntime().availableProcessors()), move);
    }

    private static ResourceLimits of(Duration cpu, Duration wall) {
        return new ResourceLimits(
                cpu,
                wall,
                Optional.empty(),
                Duration.ofSeconds(5),
                512 * MEGABYTE,
                64,
                128,
                16 * MEGABYTE,
                16 * MEGABYTE);
    }

    /** Whether wall time is the clock that judges. */
    public boolean isWallTimed() {
        return cpu.compareTo(wall) >= 0;
    }

    public ResourceLimits withWall(Duration limit) {
        return new ResourceLimits(cpu, limit, gameTime, startup, memory, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withGameTime(Duration limit) {
        return new ResourceLimits(
                cpu, wall, Optional.of(limit), startup, memory, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withStartup(Duration limit) {
        return new ResourceLimits(cpu, wall, gameTime, limit, memory, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withMemory(long bytes) {
        return new ResourceLimits(cpu, wall, gameTime, startup, bytes, processes, openFiles, fileSize, output);
    }

    public ResourceLimits withProcesses(int count) {
        return new ResourceLimits(cpu, wall, gameTime, startup, memory, count, openFiles, fileSize, output);
    }

    public ResourceLimits withFileSize(long bytes) {
        return new ResourceLimits(cpu, wall, gameTime, startup, memory, processes, openFiles, bytes, output);
    }

    public ResourceLimits withOutput(long bytes) {
        return new ResourceLimits(cpu, wall, gameTime, startup, memory, processes, openFiles, fileSize, bytes);
    }

    private static boolean isPositive(Duration time) {
        return time.isPositive();
    }
}
