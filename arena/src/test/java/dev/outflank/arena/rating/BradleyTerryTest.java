package dev.outflank.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class BradleyTerryTest {
    @Test
    void fit_noGames_isInitialRating() {
        Strengths strengths = BradleyTerry.fit(3, List.of());
        assertThat(strengths.elo(1)).isEqualTo(1500);
        assertThat(strengths.likelihoodOfSuperiority(0, 2)).isCloseTo(0.5, within(1e-9));
        assertThat(strengths.bestRank(1)).isEqualTo(1);
        assertThat(strengths.worstRank(1)).isEqualTo(3);
    }

    /** With very many games the prior is negligible, and the fitted shares equal the observed ones. */
    @Test
    void fit_exactShares_recoversTheParameters() {
        double[] theta = {0.9, 0.1, -1.0};
        double gamma = 0.2;
        double nu = 0.3;
        List<WinDrawLoss> results = new ArrayList<>();
        for (int black = 0; black < 3; black++) {
            for (int white = 0; white < 3; white++) {
                if (black != white) {
                    double half = (theta[black] - theta[white] + gamma) / 2;
                    double total = Math.exp(half) + Math.exp(-half) + nu;
                    double n = 1e9;
                    results.add(new WinDrawLoss(
                            black, white, n * Math.exp(half) / total, n * nu / total, n * Math.exp(-half) / total));
                }
            }
        }
        Strengths strengths = BradleyTerry.fit(3, results);
        for (int i = 0; i < 3; i++) {
            assertThat(strengths.elo(i)).isCloseTo(1500 + theta[i] * 400 / Math.log(10), within(1e-4));
        }
        assertThat(strengths.firstMoveAdvantage()).isCloseTo(gamma * 400 / Math.log(10), within(1e-4));
        assertThat(strengths.likelihoodOfSuperiority(0, 1)).isGreaterThan(0.999);
        assertThat(strengths.bestRank(1)).isEqualTo(2).isEqualTo(strengths.worstRank(1));
    }

    @Test
    void fit_allGamesWon_isFinite() {
        Strengths strengths =
                BradleyTerry.fit(2, List.of(new WinDrawLoss(0, 1, 500, 0, 0), new WinDrawLoss(1, 0, 0, 0, 500)));
        assertThat(strengths.elo(0)).isBetween(1900.0, 2600.0);
        assertThat(strengths.elo(0) + strengths.elo(1)).isCloseTo(3000, within(1e-6));
    }

    @Test
    void error_simulatedTournaments_covers95Percent() {
        long seed = 7;
        SplittableRandom random = new SplittableRandom(seed);
        int players = 8;
        int runs = 150;
        int covered = 0;
        int correct = 0;
        int confident = 0;
        for (int run = 0; run < runs; run++) {
            double[] truth = new double[players];
            double mean = 0;
            for (int i = 0; i < players; i++) {
                truth[i] = random.nextGaussian() * 200;
                mean += truth[i] / players;
            }
            Strengths strengths = BradleyTerry.fit(players, simulated(truth, 10, random));
            for (int i = 0; i < players; i++) {
                covered += Math.abs(strengths.elo(i) - 1500 - (truth[i] - mean)) <= strengths.error(i) ? 1 : 0;
                for (int j = 0; j < players; j++) {
                    if (strengths.likelihoodOfSuperiority(i, j) > 0.9) {
                        confident++;
                        correct += truth[i] > truth[j] ? 1 : 0;
                    }
                }
            }
        }
        assertThat(covered / (double) (runs * players)).as("seed %d", seed).isBetween(0.925, 0.975);
        assertThat(correct / (double) confident).as("seed %d", seed).isGreaterThan(0.95);
    }

    private static List<WinDrawLoss> simulated(double[] truth, int games, SplittableRandom random) {
        List<WinDrawLoss> results = new ArrayList<>();
        for (int black = 0; black < truth.length; black++) {
            for (int white = 0; white < truth.length; white++) {
                if (black != white) {
                    results.add(simulated(truth, black, white, games, random));
                }
            }
        }
        return results;
    }

    private static WinDrawLoss simulated(double[] truth, int black, int white, int games, SplittableRandom random) {
        double half = (truth[black] - truth[white] + 20) * Math.log(10) / 800;
        double blackWeight = Math.exp(half);
        double whiteWeight = Math.exp(-half);
        double drawWeight = 0.1;
        int[] count = new int[3];
        for (int game = 0; game < games; game++) {
            double at = random.nextDouble(blackWeight + whiteWeight + drawWeight);
            count[at < blackWeight ? 0 : at < blackWeight + whiteWeight ? 2 : 1]++;
        }
        return new WinDrawLoss(black, white, count[0], count[1], count[2]);
    }
}
