package dev.outflank.fuzz;

/**
 * Seed of the random generators in tests. It is fixed, so that every run of {@code ./check} on a commit tests the same
 * cases and a failing test keeps failing; {@code -Dfuzz.seed=7} tests others.
 */
public final class Seed {
    public static final long VALUE = Long.getLong("fuzz.seed", 1);

    private Seed() {}
}
