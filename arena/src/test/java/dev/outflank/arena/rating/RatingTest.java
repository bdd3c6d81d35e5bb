package dev.outflank.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Tests of {@link Elo} and {@link EloEstimate}. */
final class RatingTest {
    @Test
    void expectedScore_difference400_isTenToOne() {
        assertThat(Elo.expectedScore(0)).isEqualTo(0.5);
        assertThat(Elo.expectedScore(400)).isCloseTo(10 / 11.0, within(1e-12));
        assertThat(Elo.difference(Elo.expectedScore(-123))).isCloseTo(-123, within(1e-9));
    }

    @Test
    void update_kFactor_is32ForTenPairsThen16() {
        assertThat(Elo.update(1500, 1500, 1, 0)).isEqualTo(1516);
        assertThat(Elo.update(1500, 1500, 0.75, 9)).isEqualTo(1508);
        assertThat(Elo.update(1500, 1500, 1, 10)).isEqualTo(1508);
        assertThat(Elo.update(1500, 1500, 0.5, 0)).isEqualTo(1500);
        assertThat(Elo.update(1600, 1500, 0, 20)).isCloseTo(1600 - 16 * 0.640065, within(1e-4));
    }

    @Test
    void estimate_evenMatch_isZero() {
        EloEstimate estimate = EloEstimate.of(Pentanomial.of(10, 5, 20, 5, 10));
        assertThat(estimate.elo()).isCloseTo(0, within(1e-9));
        assertThat(estimate.likelihoodOfSuperiority()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void estimate_onePairWonTwice_isFiniteWithWideError() {
        EloEstimate estimate = EloEstimate.of(Pentanomial.of(0, 0, 0, 0, 1));
        assertThat(estimate.elo()).isCloseTo(190.85, within(0.01));
        assertThat(estimate.error()).isGreaterThan(400).isFinite();
        assertThat(estimate.likelihoodOfSuperiority()).isBetween(0.7, 0.9);
        assertThat(estimate).hasToString("Elo +191 ± 556, LOS 79.3 %");
    }

    @Test
    void estimate_simulatedMatches_covers95Percent() {
        long seed = 42;
        SplittableRandom random = new SplittableRandom(seed);
        int runs = 2000;
        int covered = 0;
        double truth = 60;
        for (int run = 0; run < runs; run++) {
            Pentanomial pairs = Pentanomial.of(0, 0, 0, 0, 0);
            for (int pair = 0; pair < 100; pair++) {
                int halfPoints = 0;
                for (int game = 0; game < 2; game++) {
                    halfPoints += random.nextDouble() < Elo.expectedScore(truth) ? 2 : 0;
                }
                pairs = pairs.plus(halfPoints);
            }
            EloEstimate estimate = EloEstimate.of(pairs);
            covered += Math.abs(estimate.elo() - truth) <= estimate.error() ? 1 : 0;
        }
        assertThat(covered / (double) runs).as("seed %d", seed).isBetween(0.93, 0.97);
    }
}
