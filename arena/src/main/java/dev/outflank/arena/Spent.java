package dev.outflank.arena;

import java.time.Duration;

/** Time used for a move: processor time of the whole process tree, and wall time. */
public record Spent(Duration cpu, Duration wall) {
    public static final Spent NOTHING = new Spent(Duration.ZERO, Duration.ZERO);

    public Spent plus(Spent other) {
        return new Spent(cpu.plus(other.cpu), wall.plus(other.wall));
    }
}
