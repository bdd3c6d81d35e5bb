package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.record.MatchFolder;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Plays a match between two contestants: pairs of games with colours swapped, several in parallel. */
public final class MatchRunner {
    private MatchRunner() {}

    /**
     * Plays a match to its end, or until the listener stops it.
     *
     * @param folder where to save the games, or null; the games of pair n are numbered 2n + 1 and 2n + 2
     */
    public static MatchScore play(
            Contestant a, Contestant b, MatchOptions options, @Nullable MatchFolder folder, MatchListener listener)
            throws IOException, InterruptedException {
        MatchScore score = new MatchScore(a.name(), b.name());
        int pairs = options.games() / 2;
        int started = 0;
        boolean shouldContinue = true;
        try (PairPool pool = new PairPool(Math.min(options.concurrency(), pairs), options.maxAttempts())) {
            while (true) {
                while (shouldContinue && started < pairs && !pool.isFull()) {
                    pool.submit(started, a, b, options.opening(started));
                    started++;
                }
                if (pool.isIdle()) {
                    return score;
                }
                switch (pool.take()) {
                    case PairPool.Completion.Success(int number, GamePair pair) -> {
                        score.add(pair);
                        if (folder != null) {
                            folder.save(2 * number + 1, pair.games());
                        }
                        shouldContinue &= listener.pairPlayed(number, pair, score);
                    }
                    case PairPool.Completion.Failure(int number, String reason) -> listener.pairVoided(number, reason);
                }
            }
        }
    }
}
