package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.rating.Sprt;
import dev.outflank.arena.rating.Sprt.Decision;
import dev.outflank.arena.record.MatchFolder;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A match that stops when a sequential probability ratio test is decided, or after the maximum number of games. Pairs
 * still being played at that moment count for the score, but do not change the decision. If faults decided more than a
 * few per cent of the games, no hypothesis is accepted.
 */
public final class SprtMatch {
    /** Current state of a test. */
    public record Status(Sprt sprt, MatchScore score, Decision decision) {
        /** Whether faults decided too many games for a verdict. */
        public boolean isFaulty() {
            return score.faultShare() > MAX_FAULT_SHARE;
        }

        /** One-line progress report. */
        public String toLine() {
            return String.format(
                    Locale.ROOT,
                    "LLR %.2f (%.2f, %.2f) for [%s, %s] %s Elo; %s",
                    sprt.logLikelihoodRatio(score.distinctPairs()),
                    sprt.lowerBound(),
                    sprt.upperBound(),
                    sprt.elo0(),
                    sprt.elo1(),
                    sprt.scale().name().toLowerCase(Locale.ROOT),
                    score.toLine());
        }
    }

    /** Receives the progress of a test. */
    @FunctionalInterface
    public interface Listener {
        void pairPlayed(int number, GamePair pair, Status status);

        /** See {@link MatchListener#pairVoided}. */
        default void pairVoided(int number, String reason) {}
    }

    /** With more games decided by faults than this share, a test says more about faults than about strength. */
    public static final double MAX_FAULT_SHARE = 0.03;

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
     * @param options settings; the number of games is a maximum
     */
    public static Status play(
            Contestant a,
            Contestant b,
            Sprt sprt,
            MatchOptions options,
            @Nullable MatchFolder folder,
            Listener listener)
            throws IOException, InterruptedException {
        SprtMatch test = new SprtMatch(sprt, listener);
        MatchScore score = MatchRunner.play(a, b, options, folder, new MatchListener() {
            @Override
            public boolean pairPlayed(int number, GamePair pair, MatchScore current) {
                return test.update(number, pair, current);
            }

            @Override
            public void pairVoided(int number, String reason) {
                listener.pairVoided(number, reason);
            }
        });
        return new Status(sprt, score, test.decision);
    }

    private boolean update(int number, GamePair pair, MatchScore score) {
        if (decision == Decision.GO_ON) {
            decision = sprt.decide(score.distinctPairs());
            if (decision != Decision.GO_ON && score.faultShare() > MAX_FAULT_SHARE) {
                decision = Decision.REFUSED;
            }
        }
        listener.pairPlayed(number, pair, new Status(sprt, score, decision));
        return decision == Decision.GO_ON;
    }
}
