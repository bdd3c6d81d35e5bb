package dev.outflank.arena;

import java.time.Duration;

/** Time used for a move: processor time (of the whole process tree, for a program) and wall time. */
public record TimeUsage(Duration cpu, Duration wall) {
    public static final TimeUsage ZERO = new TimeUsage(Duration.ZERO, Duration.ZERO);

    public TimeUsage plus(TimeUsage other) {
        return new TimeUsage(cpu.plus(other.cpu), wall.plus(other.wall));
    }

    /** The maximum of the two, separately for each clock. */
    public TimeUsage max(TimeUsage other) {
        return new TimeUsage(
                cpu.compareTo(other.cpu) >= 0 ? cpu : other.cpu, wall.compareTo(other.wall) >= 0 ? wall : other.wall);
    }
}
