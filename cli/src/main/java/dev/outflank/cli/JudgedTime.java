package dev.outflank.cli;

import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * The time of a program whose moves a judge measures: wall time, and processor time of the whole process, compiler
 * threads included; whichever is shorter. The first move's time runs from the start of the process, since that is what
 * the judge sees.
 */
final class JudgedTime implements Supplier<Clock> {
    /** Reading the processor time costs a system call and has a resolution of 10 ms: once in a while is enough. */
    private static final long CPU_READ_INTERVAL = Duration.ofMillis(4).toNanos();

    static final String STARTED = "outflank.started";

    /** What a start takes, where nobody told us when it began. */
    private static final Duration UNKNOWN_START = Duration.ofMillis(200);

    /** In seconds; a clock that was set meanwhile must not take the whole game's time. */
    private static final double LONGEST_START = 5;

    private final Duration wall;
    private final Duration cpu;
    private boolean first = true;

    JudgedTime(Duration wall, Duration cpu) {
        this.wall = wall;
        this.cpu = cpu;
    }

    @Override
    public Clock get() {
        if (!first) {
            return again();
        }
        first = false;
        return new Both(System.nanoTime() + wall.minus(sinceProcessStart()).toNanos(), cpu);
    }

    /** The time of a move that is not the first: it runs from now on. */
    Clock again() {
        return new Both(System.nanoTime() + wall.toNanos(), processTime().plus(cpu));
    }

    /**
     * The launcher tells when it was started, in seconds since 1970. The system's own record of a process's start is
     * wrong by up to a second, which is all the time there is.
     */
    private static Duration sinceProcessStart() {
        String started = System.getProperty(STARTED, "");
        if (!started.matches("\\d{1,12}(\\.\\d{1,9})?")) {
            return UNKNOWN_START;
        }
        double seconds = System.currentTimeMillis() / 1e3 - Double.parseDouble(started);
        return Duration.ofNanos((long) (Math.max(0, Math.min(seconds, LONGEST_START)) * 1e9));
    }

    /** Processor time of this process so far, all threads together. */
    static Duration processTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static final class Both implements Clock {
        private final long wallEnd;
        private final Duration cpuEnd;
        private long lastRead;
        private long cpuLeft = Long.MAX_VALUE;

        Both(long wallEnd, Duration cpuEnd) {
            this.wallEnd = wallEnd;
            this.cpuEnd = cpuEnd;
            this.lastRead = System.nanoTime() - CPU_READ_INTERVAL;
        }

        @Override
        public long nanosLeft() {
            long now = System.nanoTime();
            if (now - lastRead >= CPU_READ_INTERVAL) {
                lastRead = now;
                cpuLeft = cpuEnd.minus(processTime()).toNanos();
            }
            return Math.min(wallEnd - now, cpuLeft);
        }
    }
}
