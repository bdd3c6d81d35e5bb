package dev.outflank.fuzz;

/**
 * Where the random numbers of a test begin. Fixed, so that every run of {@code ./check} on a commit plays the same
 * cases and a red test stays red; {@code -Dfuzz.seed=7} plays others.
 */
public final class Seed {
    public static final long VALUE = Long.getLong("fuzz.seed", 1);

    private Seed() {}
}
