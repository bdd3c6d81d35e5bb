package dev.outflank.cli.support;

import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * The time of a program whose moves a judge measures: wall time, and processor time of the whole process, compiler
 * threads included; whichever is shorter. The first move's time runs from the start of the process, since that is what
 * the judge sees.
 */
public final class ProcessClock implements Supplier<Clock> {
    /** Reading the processor time costs a system call and has a resolution of 10 ms: once in a while is enough. */
    private static final long CPU_READ_INTERVAL = Duration.ofMillis(4).toNanos();

    static final String START_TIME_PROPERTY = "outflank.started";

    /** What a start takes, where nobody told us when it began. */
    private static final Duration DEFAULT_START_UP = Duration.ofMillis(200);

    /** In seconds; a clock that was set meanwhile must not take the whole game's time. */
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

    /** The time of a move that is not the first: it runs from now on. */
    public Clock nextMove() {
        return new WallAndCpuClock(System.nanoTime() + wall.toNanos(), cpuTime().plus(cpu));
    }

    /**
     * The launcher tells when it was started, in seconds since 1970. The system's own record of a process's start is
     * wrong by up to a second, which is all the time there is.
     */
    private static Duration elapsedSinceStart() {
        String started = System.getProperty(START_TIME_PROPERTY, "");
        if (!started.matches("\\d{1,12}(\\.\\d{1,9})?")) {
            return DEFAULT_START_UP;
        }
        double seconds = System.currentTimeMillis() / 1e3 - Double.parseDouble(started);
        return Duration.ofNanos((long) (Math.max(0, Math.min(seconds, MAX_START_UP_SECONDS)) * 1e9));
    }

    /** Processor time of this process so far, all threads together. */
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
