package dev.outflank.arena.process;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.sandbox.Cgroup;
import dev.outflank.arena.sandbox.ResourceLimits;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Both clocks of one contestant in one game. It counts since the start-up or the present move began; the processes may
 * change meanwhile, for some protocols start a program for every move. Time that we ourselves have wasted is excused.
 */
final class MoveClock {
    private final ResourceLimits limits;
    private long cpuLimit;
    private long wallLimit;
    private boolean starting;

    private long startNanos;
    private long excluded;
    private long exitedCpu;
    private long cpuBefore;
    private @Nullable Cgroup cgroup;
    private long gameTimeUsed;

    MoveClock(ResourceLimits limits) {
        this.limits = limits;
        begin(limits.startup().toNanos(), limits.startup().toNanos(), true);
    }

    /** A move begins: what remains of the game's time may be less than a move's. */
    void beginMove() throws IOException {
        long left = limits.gameTime().map(game -> game.toNanos() - gameTimeUsed).orElse(Long.MAX_VALUE);
        long cpu = limits.time().cpu().toNanos();
        long wall = limits.time().wall().toNanos();
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
        startNanos = System.nanoTime();
        excluded = 0;
        exitedCpu = 0;
    }

    /** The move is over: its time counts against the game's. */
    TimeUsage endMove() throws IOException {
        TimeUsage spent = timeUsed();
        gameTimeUsed += (limits.time().isWallTimed() ? spent.wall() : spent.cpu()).toNanos();
        return spent;
    }

    TimeUsage timeUsed() throws IOException {
        return new TimeUsage(Duration.ofNanos(cpu()), Duration.ofNanos(wall(System.nanoTime())));
    }

    /** A process takes over; what its group has used so far was the sandbox's doing. */
    void attach(Cgroup group) throws IOException {
        cgroup = group;
        cpuBefore = group.cpuNanos();
    }

    /** The process ends; its time remains counted. */
    void detach(Cgroup group) throws IOException {
        if (cgroup == group) {
            exitedCpu += group.cpuNanos() - cpuBefore;
            cgroup = null;
        }
    }

    /** Time that was ours: starting the sandbox, or a referee that overslept. */
    void exclude(long nanos) {
        excluded += nanos;
    }

    /** The time that was ours so far. */
    long excluded() {
        return excluded;
    }

    long cpu() throws IOException {
        return exitedCpu + (cgroup == null ? 0 : cgroup.cpuNanos() - cpuBefore);
    }

    long wall(long now) {
        return Math.max(0, now - startNanos - excluded);
    }

    long cpuLimit() {
        return cpuLimit;
    }

    long wallLimit() {
        return wallLimit;
    }

    /** Whether the program is still starting up: no move has been asked for yet. */
    boolean isStarting() {
        return starting;
    }
}
