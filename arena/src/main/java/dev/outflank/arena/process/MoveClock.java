package dev.outflank.arena.process;

import dev.outflank.arena.Spent;
import dev.outflank.arena.sandbox.Group;
import dev.outflank.arena.sandbox.Limits;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Both clocks of one contestant in one game. It counts since the start-up or the present move began; the processes may
 * change meanwhile, for some protocols start a program for every move. Time that we ourselves have wasted is excused.
 */
final class MoveClock {
    private final Limits limits;
    private long cpuLimit;
    private long wallLimit;
    private boolean starting;

    private long began;
    private long excused;
    private long cpuOfEnded;
    private long cpuBefore;
    private @Nullable Group running;
    private long usedInGame;

    MoveClock(Limits limits) {
        this.limits = limits;
        begin(limits.start().toNanos(), limits.start().toNanos(), true);
    }

    /** A move begins: what remains of the game's time may be less than a move's. */
    void beginMove() throws IOException {
        long left = limits.game().map(game -> game.toNanos() - usedInGame).orElse(Long.MAX_VALUE);
        long cpu = limits.cpu().toNanos();
        long wall = limits.wall().toNanos();
        boolean byWall = limits.judgesWall();
        begin(byWall ? cpu : Math.min(cpu, left), byWall ? Math.min(wall, left) : wall, false);
        if (running != null) {
            cpuBefore = running.cpuNanos();
        }
    }

    private void begin(long cpu, long wall, boolean start) {
        cpuLimit = cpu;
        wallLimit = wall;
        starting = start;
        began = System.nanoTime();
        excused = 0;
        cpuOfEnded = 0;
    }

    /** The move is over: its time counts against the game's. */
    Spent endMove() throws IOException {
        Spent spent = spent();
        usedInGame += (limits.judgesWall() ? spent.wall() : spent.cpu()).toNanos();
        return spent;
    }

    Spent spent() throws IOException {
        return new Spent(Duration.ofNanos(cpu()), Duration.ofNanos(wall(System.nanoTime())));
    }

    /** A process takes over; what its group has used so far was the sandbox's doing. */
    void enter(Group group) throws IOException {
        running = group;
        cpuBefore = group.cpuNanos();
    }

    /** The process ends; its time remains counted. */
    void leave(Group group) throws IOException {
        if (running == group) {
            cpuOfEnded += group.cpuNanos() - cpuBefore;
            running = null;
        }
    }

    /** Time that was ours: starting the sandbox, or a referee that overslept. */
    void excuse(long nanos) {
        excused += nanos;
    }

    /** The time that was ours so far. */
    long excused() {
        return excused;
    }

    long cpu() throws IOException {
        return cpuOfEnded + (running == null ? 0 : running.cpuNanos() - cpuBefore);
    }

    long wall(long now) {
        return Math.max(0, now - began - excused);
    }

    long cpuLimit() {
        return cpuLimit;
    }

    long wallLimit() {
        return wallLimit;
    }

    /** Whether the program is still starting up: no move has been asked for yet. */
    boolean starting() {
        return starting;
    }
}
