package dev.outflank.arena.sandbox;

import java.time.Duration;
import java.util.Optional;

/**
 * What a program may use. The tighter of the two clocks judges: {@link #byCpu} counts processor time and keeps wall
 * time as a backstop against sleepers, {@link #byWall} counts wall time and leaves every core to the program.
 *
 * @param cpu processor time of the whole process tree for a move
 * @param wall wall time for a move
 * @param game time for all moves of a game together, on the clock that judges
 * @param start wall and processor time until the program must be ready for its first move
 * @param memory bytes of the whole process tree, its /tmp included
 * @param processes processes and threads at once
 * @param files open files of a process
 * @param fileSize bytes of the largest file it may write
 * @param output bytes on standard output and standard error together, in the life of a process
 */
public record Limits(
        Duration cpu,
        Duration wall,
        Optional<Duration> game,
        Duration start,
        long memory,
        int processes,
        int files,
        long fileSize,
        long output) {

    private static final int BACKSTOP = 4;
    private static final long MEGABYTE = 1L << 20;

    /** One second of processor time a move, as the courses have it. */
    public static final Limits DEFAULT = byCpu(Duration.ofSeconds(1));

    public Limits {
        if (!positive(cpu) || !positive(wall) || !positive(start) || !game.map(Limits::positive).orElse(true)) {
            throw new IllegalArgumentException("every time limit must be positive: cpu " + cpu + ", wall " + wall
                    + ", start " + start + ", game " + game);
        }
        if (memory < MEGABYTE || processes < 1 || files < 8 || fileSize < 0 || output < 1) {
            throw new IllegalArgumentException("limits too small to run anything: memory " + memory + ", processes "
                    + processes + ", files " + files + ", file size " + fileSize + ", output " + output);
        }
    }

    /** Limits that judge by processor time. */
    public static Limits byCpu(Duration move) {
        return of(move, move.multipliedBy(BACKSTOP));
    }

    /** Limits that judge by wall time. */
    public static Limits byWall(Duration move) {
        return of(move.multipliedBy(Runtime.getRuntime().availableProcessors()), move);
    }

    private static Limits of(Duration cpu, Duration wall) {
        return new Limits(
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
    public boolean judgesWall() {
        return cpu.compareTo(wall) >= 0;
    }

    public Limits withWall(Duration limit) {
        return new Limits(cpu, limit, game, start, memory, processes, files, fileSize, output);
    }

    public Limits withGame(Duration limit) {
        return new Limits(cpu, wall, Optional.of(limit), start, memory, processes, files, fileSize, output);
    }

    public Limits withStart(Duration limit) {
        return new Limits(cpu, wall, game, limit, memory, processes, files, fileSize, output);
    }

    public Limits withMemory(long bytes) {
        return new Limits(cpu, wall, game, start, bytes, processes, files, fileSize, output);
    }

    public Limits withProcesses(int count) {
        return new Limits(cpu, wall, game, start, memory, count, files, fileSize, output);
    }

    public Limits withFileSize(long bytes) {
        return new Limits(cpu, wall, game, start, memory, processes, files, bytes, output);
    }

    public Limits withOutput(long bytes) {
        return new Limits(cpu, wall, game, start, memory, processes, files, fileSize, bytes);
    }

    private static boolean positive(Duration time) {
        return time.isPositive();
    }
}
