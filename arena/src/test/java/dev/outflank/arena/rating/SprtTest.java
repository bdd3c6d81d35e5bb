package dev.outflank.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.outflank.arena.rating.Sprt.Decision;
import dev.outflank.arena.rating.Sprt.Scale;
import dev.outflank.fuzz.Seed;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares LLRs with published results of long tests of a chess engine. */
final class SprtTest {
    private static final double PUBLISHED_PRECISION = 0.005;

    /** Counts as published: pairs with a win and a loss are listed separately from pairs with two draws. */
    private static Pentanomial counts(int ll, int ld, int wl, int dd, int wd, int ww) {
        return Pentanomial.of(ll, ld, wl + dd, wd, ww);
    }

    @Test
    void llr_normalisedEloUndecided_isAsPublished() {
        Sprt sprt = new Sprt(Scale.NORMALISED, 0, 2);
        Pentanomial pairs = counts(365, 16618, 36029, 200, 16974, 390);
        assertThat(sprt.logLikelihoodRatio(pairs)).isCloseTo(2.25, within(PUBLISHED_PRECISION));
        assertThat(sprt.decide(pairs)).isEqualTo(Decision.GO_ON);
    }

    @Test
    void llr_normalisedEloAccepted_isAsPublished() {
        Sprt sprt = new Sprt(Scale.NORMALISED, -1.75, 0.25);
        Pentanomial pairs = counts(127, 4883, 10311, 401, 5150, 104);
        assertThat(sprt.logLikelihoodRatio(pairs)).isCloseTo(3.01, within(PUBLISHED_PRECISION));
        assertThat(sprt.decide(pairs)).isEqualTo(Decision.ACCEPT_ELO1);
    }

    @Test
    void llr_logisticEloRejected_isAsPublished() {
        Sprt sprt = new Sprt(Scale.LOGISTIC, 0.5, 2.5);
        Pentanomial pairs = counts(223, 9863, 20279, 1000, 10037, 246);
        assertThat(sprt.logLikelihoodRatio(pairs)).isCloseTo(-3.07, within(PUBLISHED_PRECISION));
        assertThat(sprt.decide(pairs)).isEqualTo(Decision.ACCEPT_ELO0);
    }

    @Test
    void bounds_defaultErrorRates_areLog19() {
        Sprt sprt = new Sprt(Scale.LOGISTIC, 0, 5);
        assertThat(sprt.upperBound()).isCloseTo(2.944, within(0.0005));
        assertThat(sprt.lowerBound()).isCloseTo(-2.944, within(0.0005));
    }

    @Test
    void llr_noPairs_isZero() {
        assertThat(new Sprt(Scale.NORMALISED, 0, 5).logLikelihoodRatio(Pentanomial.of(0, 0, 0, 0, 0)))
                .isCloseTo(0, within(0.001));
    }

    @Test
    void llr_anyCounts_isFiniteAndAntisymmetric() {
        long seed = Seed.VALUE;
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 2000; i++) {
            double[] counts = new double[5];
            double[] swapped = new double[5];
            for (int k = 0; k < 5; k++) {
                counts[k] = random.nextBoolean() ? 0 : random.nextInt(1 << random.nextInt(1, 12));
                swapped[4 - k] = counts[k];
            }
            for (Scale scale : Scale.values()) {
                double limit = scale == Scale.NORMALISED ? 200 : 1000;
                double one = random.nextDouble(-limit, limit);
                double two = random.nextDouble(-limit, limit);
                double elo0 = Math.min(one, two);
                double elo1 = Math.max(one, two);
                double ratio = new Sprt(scale, elo0, elo1).logLikelihoodRatio(Pentanomial.of(counts));
                double back = new Sprt(scale, -elo1, -elo0).logLikelihoodRatio(Pentanomial.of(swapped));
                assertThat(ratio)
                        .as("seed %d, case %d, %s, %s to %s", seed, i, scale, elo0, elo1)
                        .isFinite()
                        .isCloseTo(-back, within(1e-4 * (1 + Math.abs(ratio))));
            }
        }
    }

    @Test
    void decide_simulatedMatches_keepsTheErrorRates() {
        Sprt sprt = new Sprt(Scale.LOGISTIC, 0, 60);
        long seed = 20260101;
        SplittableRandom random = new SplittableRandom(seed);
        int runs = 500;
        int wrongAt0 = 0;
        int wrongAt1 = 0;
        for (int i = 0; i < runs; i++) {
            wrongAt0 += decision(sprt, 0, random) == Decision.ACCEPT_ELO1 ? 1 : 0;
            wrongAt1 += decision(sprt, 60, random) == Decision.ACCEPT_ELO0 ? 1 : 0;
        }
        assertThat(wrongAt0 / (double) runs).isBetween(0.02, 0.08);
        assertThat(wrongAt1 / (double) runs).isBetween(0.02, 0.08);
    }

    private static Decision decision(Sprt sprt, double elo, SplittableRandom random) {
        Pentanomial pairs = Pentanomial.of(0, 0, 0, 0, 0);
        while (true) {
            int halfPoints = 0;
            for (int game = 0; game < 2; game++) {
                halfPoints += random.nextDouble() < Elo.expectedScore(elo) ? 2 : 0;
            }
            pairs = pairs.plus(halfPoints);
            Decision decision = sprt.decide(pairs);
            if (decision != Decision.GO_ON) {
                return decision;
            }
        }
    }

    @Test
    void hypotheses_invalid_areRejected() {
        assertThatThrownBy(() -> new Sprt(Scale.LOGISTIC, 5, 5)).hasMessageContaining("elo0 must be less than elo1");
        assertThatThrownBy(() -> new Sprt(Scale.NORMALISED, 0, 500)).hasMessageContaining("between");
        assertThatThrownBy(() -> new Sprt(Scale.LOGISTIC, Double.NaN, 1)).hasMessageContaining("NaN");
        assertThatThrownBy(() -> new Sprt(Scale.LOGISTIC, 0, 5, 0, 0.05)).hasMessageContaining("alpha");
    }
}
