package dev.outflank.arena.match;

import dev.outflank.rules.Game;
import java.util.List;

/**
 * How a match is played.
 *
 * @param games how many games, an even number: the games of a pair share an opening
 * @param openings where pairs start from, in turn, from the first again when they are used up
 * @param concurrency how many pairs are played at once
 * @param maxAttempts how often a pair is tried when our own side fails
 */
public record MatchOptions(int games, List<Game> openings, int concurrency, int maxAttempts) {
    public static final int DEFAULT_MAX_ATTEMPTS = 3;

    public MatchOptions {
        if (games < 2 || games % 2 != 0) {
            throw new IllegalArgumentException(
                    "a match has an even number of games, since each opening is played with both colours; not "
                            + games);
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a match needs at least one opening");
        }
        if (concurrency < 1 || maxAttempts < 1) {
            throw new IllegalArgumentException(
                    "a match needs at least one pair at once and one try, not " + concurrency + " and " + maxAttempts);
        }
        openings = List.copyOf(openings);
    }

    public MatchOptions(int games, List<Game> openings) {
        this(games, openings, defaultConcurrency(), DEFAULT_MAX_ATTEMPTS);
    }

    /** One core is left to the referee and the rest of the machine, so that nobody loses time to it. */
    public static int defaultConcurrency() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    Game opening(int pair) {
        return openings.get(pair % openings.size());
    }
}
