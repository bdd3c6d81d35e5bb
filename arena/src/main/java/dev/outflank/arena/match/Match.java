package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.record.GameFolder;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Two contestants, many games: pairs with colours swapped, several at once. */
public final class Match {
    private Match() {}

    /**
     * Plays a match to its end, or until the listener stops it.
     *
     * @param folder where the games are saved, if anywhere; the games of pair n have the numbers 2n + 1 and 2n + 2
     */
    public static MatchScore play(
            Contestant a, Contestant b, MatchOptions options, @Nullable GameFolder folder, MatchListener listener)
            throws IOException, InterruptedException {
        MatchScore score = new MatchScore(a.name(), b.name());
        int pairs = options.games() / 2;
        int begun = 0;
        boolean goesOn = true;
        try (PairPool pool = new PairPool(Math.min(options.concurrency(), pairs), options.tries())) {
            while (true) {
                while (goesOn && begun < pairs && !pool.isFull()) {
                    pool.begin(begun, a, b, options.opening(begun));
                    begun++;
                }
                if (pool.isIdle()) {
                    return score;
                }
                switch (pool.take()) {
                    case PairPool.Ended.Played(int number, Pair pair) -> {
                        score.add(pair);
                        if (folder != null) {
                            folder.save(2 * number + 1, pair.games());
                        }
                        goesOn &= listener.played(number, pair, score);
                    }
                    case PairPool.Ended.Voided(int number, String reason) -> listener.voided(number, reason);
                }
            }
        }
    }
}
