package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.record.MatchFolder;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Plays a match between two contestants: pairs of games with colours swapped, several in parallel. */
public final class MatchRunner {
    private MatchRunner() {}

    /**
     * Plays a match to its end, or until the listener stops it. Pairs that the folder already contains count as played.
     *
     * @param folder where to save the games, or null; the games of pair n are numbered 2n + 1 and 2n + 2
     */
    public static MatchScore play(
            Contestant a, Contestant b, MatchOptions options, @Nullable MatchFolder folder, MatchListener listener)
            throws IOException, InterruptedException {
        MatchScore score = new MatchScore(a.name(), b.name());
        int pairs = options.games() / 2;
        Set<Integer> done = new HashSet<>();
        boolean shouldContinue = true;
        if (folder != null) {
            List<MatchFolder.SavedGame> saved = folder.savedGames();
            for (int i = 0; i < saved.size(); i += 2) {
                int number = saved.get(i).number() / 2;
                GamePair pair =
                        new GamePair(saved.get(i).game(), saved.get(i + 1).game());
                done.add(number);
                score.add(pair);
                shouldContinue &= listener.pairPlayed(number, pair, score);
            }
        }
        int started = 0;
        try (PairPool pool = new PairPool(Math.min(options.concurrency(), pairs), options.maxAttempts())) {
            while (true) {
                while (shouldContinue && started < pairs && !pool.isFull()) {
                    if (!done.contains(started)) {
                        pool.submit(started, a, b, options.opening(started));
                    }
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
