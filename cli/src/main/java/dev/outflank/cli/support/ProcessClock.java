package dev.outflank.cli.support;

import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * The clock of a program whose moves a judge measures. It limits both wall time and the CPU time of the whole process,
 * JIT compiler threads included. The first move counts from the start of the process, as it does for the judge.
 */
public final class ProcessClock implements Supplier<Clock> {
    /** ClockTime the CPU time costs a system call and has a resolution of 10 ms, so it is not read on every call. */
    private static final long CPU_READ_INTERVAL = Duration.ofMillis(4).toNanos();

    static final String START_TIME_PROPERTY = "outflank.started";

    /** Assumed start-up time if the launcher did not pass the time of its start. */
    private static final Duration DEFAULT_START_UP = Duration.ofMillis(200);

    /** Upper bound, in case the system clock was set during start-up. */
    private static final double MAX_START_UP_SECONDS = 5;

    private final Duration wall;
    private final Duration cpu;
    private boolean firstMove = true;

    public ProcessClock(Duration wall, Duration cpu) {
        this.wall = wall;
        this.cpu = cpu;
    }

    @Override
    public Clock get() {
        if (!firstMove) {
            return nextMove();
        }
        firstMove = false;
        return new WallAndCpuClock(
                System.nanoTime() + wall.minus(elapsedSinceStart()).toNanos(), cpu);
    }

    /** The clock of a move after the first: it starts now. */
    public Clock nextMove() {
        return new WallAndCpuClock(System.nanoTime() + wall.toNanos(), cpuTime().plus(cpu));
    }

    /**
     * The launcher passes the time of its start in seconds since 1970. The start time that the operating system keeps
     * for a process is wrong by up to a second, which is as long as a whole move.
     */
    private static Duration elapsedSinceStart() {
        String started = System.getProperty(START_TIME_PROPERTY, "");
        if (!started.matches("\\d{1,12}(\\.\\d{1,9})?")) {
            return DEFAULT_START_UP;
        }
        double seconds = System.currentTimeMillis() / 1e3 - Double.parseDouble(started);
        return Duration.ofNanos((long) (Math.max(0, Math.min(seconds, MAX_START_UP_SECONDS)) * 1e9));
    }

    /** CPU time of this process so far, over all threads. */
    public static Duration cpuTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static final class WallAndCpuClock implements Clock {
        private final long wallDeadline;
        private final Duration cpuDeadline;
        private long lastCpuRead;
        private long cpuLeft = Long.MAX_VALUE;

        WallAndCpuClock(long wallEnd, Duration cpuEnd) {
            this.wallDeadline = wallEnd;
            this.cpuDeadline = cpuEnd;
            this.lastCpuRead = System.nanoTime() - CPU_READ_INTERVAL;
        }

        @Override
        public long nanosLeft() {
            long now = System.nanoTime();
            if (now - lastCpuRead >= CPU_READ_INTERVAL) {
                lastCpuRead = now;
                cpuLeft = cpuDeadline.minus(cpuTime()).toNanos();
            }
            return Math.min(wallDeadline - now, cpuLeft);
        }
    }
}
