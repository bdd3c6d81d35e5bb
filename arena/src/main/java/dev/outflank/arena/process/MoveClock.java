package dev.outflank.arena.process;

import dev.outflank.arena.RunningTime;
import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.sandbox.Cgroup;
import dev.outflank.arena.sandbox.ResourceLimits;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Processor and wall time of one contestant in one game. It counts from the beginning of the start-up or of the current
 * move; the process may change meanwhile, because some protocols start a program per move. Delays caused by the arena
 * are excluded.
 */
final class MoveClock {
    private final ResourceLimits limits;
    private long cpuLimit;
    private long wallLimit;
    private boolean starting;

    private long startNanos;
    private long systemStartNanos;
    private long excluded;
    private long starved;
    private long exitedCpu;
    private long cpuBefore;
    private @Nullable Cgroup cgroup;
    private long gameTimeUsed;

    MoveClock(ResourceLimits limits) {
        this.limits = limits;
        begin(limits.startup().toNanos(), limits.startup().toNanos(), true);
    }

    /** Starts the clock for a move. */
    void beginMove() throws IOException {
        beginMove(Optional.empty());
    }

    /**
     * Starts the clock for a move, whose limit is reduced if less game time remains.
     *
     * @param onGameClock what is left on the clock of a game, which replaces the limit per move
     */
    void beginMove(Optional<Duration> onGameClock) throws IOException {
        long left = limits.gameTime().map(game -> game.toNanos() - gameTimeUsed).orElse(Long.MAX_VALUE);
        TimeLimit limit = onGameClock.map(limits.time()::withLeft).orElse(limits.time());
        long cpu = limit.cpu().toNanos();
        long wall = limit.wall().toNanos();
        boolean byWall = limits.time().isWallTimed();
        begin(byWall ? cpu : Math.min(cpu, left), byWall ? Math.min(wall, left) : wall, false);
        if (cgroup != null) {
            cpuBefore = cgroup.cpuNanos();
        }
    }

    private void begin(long cpu, long wall, boolean start) {
        cpuLimit = cpu;
        wallLimit = wall;
        starting = start;
        startNanos = RunningTime.nanos();
        systemStartNanos = System.nanoTime();
        excluded = 0;
        starved = 0;
        exitedCpu = 0;
    }

    /** Ends a move and adds its time to the game time. */
    TimeUsage endMove() throws IOException {
        TimeUsage spent = timeUsed();
        gameTimeUsed += counted(spent).toNanos();
        return spent;
    }

    /** The part of a time that counts: wall time or processor time. */
    Duration counted(TimeUsage used) {
        return limits.time().isWallTimed() ? used.wall() : used.cpu();
    }

    TimeUsage timeUsed() throws IOException {
        return new TimeUsage(Duration.ofNanos(cpu()), Duration.ofNanos(wall(RunningTime.nanos())));
    }

    /** Starts metering a process; the time that its group has used so far belongs to the sandbox. */
    void attach(Cgroup group) throws IOException {
        cgroup = group;
        cpuBefore = group.cpuNanos();
    }

    /** Stops metering a process; its time remains counted. */
    void detach(Cgroup group) throws IOException {
        if (cgroup == group) {
            exitedCpu += group.cpuNanos() - cpuBefore;
            cgroup = null;
        }
    }

    /** Excludes time used by the arena: the start of the sandbox, or a late wake-up of the referee's thread. */
    void exclude(long nanos) {
        excluded += nanos;
    }

    /** Excludes time in which other processes kept the program waiting for a processor. */
    void creditStarvation(long nanos) {
        starved += nanos;
    }

    /** Wall time used by the arena, and in which it did not run. */
    long excluded() {
        return excluded + (System.nanoTime() - systemStartNanos) - (RunningTime.nanos() - startNanos);
    }

    long cpu() throws IOException {
        return exitedCpu + (cgroup == null ? 0 : cgroup.cpuNanos() - cpuBefore);
    }

    /** Wall time used until a time of {@link RunningTime}. */
    long wall(long now) {
        return Math.max(0, now - startNanos - excluded - starved);
    }

    long cpuLimit() {
        return cpuLimit;
    }

    long wallLimit() {
        return wallLimit;
    }

    /** Whether the program is still starting up, before its first move request. */
    boolean isStarting() {
        return starting;
    }
}
