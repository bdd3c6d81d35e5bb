package dev.outflank.arena;

import java.time.Duration;

/** Time used for a move: processor time of the whole process tree, and wall time. */
public record TimeUsage(Duration cpu, Duration wall) {
    public static final TimeUsage ZERO = new TimeUsage(Duration.ZERO, Duration.ZERO);

    public TimeUsage plus(TimeUsage other) {
        return new TimeUsage(cpu.plus(other.cpu), wall.plus(other.wall));
    }

    /** The longer of both on each clock for itself. */
    public TimeUsage max(TimeUsage other) {
        return new TimeUsage(
                cpu.compareTo(other.cpu) >= 0 ? cpu : other.cpu, wall.compareTo(other.wall) >= 0 ? wall : other.wall);
    }
}
