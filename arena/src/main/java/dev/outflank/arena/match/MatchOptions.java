package dev.outflank.arena.match;

import dev.outflank.rules.Game;
import java.util.List;

/**
 * Settings of a match.
 *
 * @param games number of games; even, because games are played in pairs
 * @param openings openings of the pairs, used in order and then again from the first
 * @param concurrency number of pairs played in parallel
 * @param maxAttempts number of attempts at a pair when the arena fails
 */
public record MatchOptions(int games, List<Game> openings, int concurrency, int maxAttempts) {
    public static final int DEFAULT_MAX_ATTEMPTS = 3;

    public MatchOptions {
        if (games < 2 || games % 2 != 0) {
            throw new IllegalArgumentException(
                    "the number of games must be even, because each opening is played with both colours; not " + games);
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a match needs at least one opening");
        }
        if (concurrency < 1 || maxAttempts < 1) {
            throw new IllegalArgumentException(
                    "concurrency and attempts must be at least 1, not " + concurrency + " and " + maxAttempts);
        }
        openings = List.copyOf(openings);
    }

    public MatchOptions(int games, List<Game> openings) {
        this(games, openings, defaultConcurrency(), DEFAULT_MAX_ATTEMPTS);
    }

    /** One less than the number of cores, so that the referee and other processes do not cost contestants time. */
    public static int defaultConcurrency() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    Game opening(int pair) {
        return openings.get(pair % openings.size());
    }
}
