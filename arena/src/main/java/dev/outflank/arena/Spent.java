package dev.outflank.arena;

import java.time.Duration;

/** Time used for a move: processor time of the whole process tree, and wall time. */
public record Spent(Duration cpu, Duration wall) {
    public static final Spent NOTHING = new Spent(Duration.ZERO, Duration.ZERO);

    public Spent plus(Spent other) {
        return new Spent(cpu.plus(other.cpu), wall.plus(other.wall));
    }

    /** The longer of both on each clock for itself. */
    public Spent longer(Spent other) {
        return new Spent(
                cpu.compareTo(other.cpu) >= 0 ? cpu : other.cpu, wall.compareTo(other.wall) >= 0 ? wall : other.wall);
    }
}
