package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.rating.Sprt;
import dev.outflank.arena.rating.Sprt.Decision;
import dev.outflank.arena.record.GameFolder;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A match that ends as soon as a sequential test is decided, or when its games are used up. Pairs that were being
 * played at the decision still count for the score, but the decision stands.
 */
public final class SprtMatch {
    /** Where a test stands. */
    public record Standing(Sprt sprt, MatchScore score, Decision decision) {
        /** The test in one line for a person who watches. */
        public String line() {
            return String.format(
                    Locale.ROOT,
                    "LLR %.2f (%.2f, %.2f) for [%s, %s] %s Elo; %s",
                    sprt.logLikelihoodRatio(score.distinctPairs()),
                    sprt.lowerBound(),
                    sprt.upperBound(),
                    sprt.elo0(),
                    sprt.elo1(),
                    sprt.scale().name().toLowerCase(Locale.ROOT),
                    score.line());
        }
    }

    /** Whoever follows a test while it is played. */
    @FunctionalInterface
    public interface Listener {
        void played(int number, Pair pair, Standing standing);

        /** As for a match. */
        default void voided(int number, String reason) {}
    }

    private final Sprt sprt;
    private final Listener listener;
    private Decision decision = Decision.GO_ON;

    private SprtMatch(Sprt sprt, Listener listener) {
        this.sprt = sprt;
        this.listener = listener;
    }

    /**
     * Plays until the test is decided.
     *
     * @param options its number of games is the most that are played
     */
    public static Standing play(
            Contestant a, Contestant b, Sprt sprt, MatchOptions options, @Nullable GameFolder folder, Listener listener)
            throws IOException, InterruptedException {
        SprtMatch test = new SprtMatch(sprt, listener);
        MatchScore score = Match.play(a, b, options, folder, new MatchListener() {
            @Override
            public boolean played(int number, Pair pair, MatchScore soFar) {
                return test.played(number, pair, soFar);
            }

            @Override
            public void voided(int number, String reason) {
                listener.voided(number, reason);
            }
        });
        return new Standing(sprt, score, test.decision);
    }

    private boolean played(int number, Pair pair, MatchScore score) {
        if (decision == Decision.GO_ON) {
            decision = sprt.decide(score.distinctPairs());
        }
        listener.played(number, pair, new Standing(sprt, score, decision));
        return decision == Decision.GO_ON;
    }
}
