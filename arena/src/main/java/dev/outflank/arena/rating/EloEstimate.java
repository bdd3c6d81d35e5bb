package dev.outflank.arena.rating;

import java.util.Locale;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * How much stronger A is than B by the pairs they played.
 *
 * @param elo the difference of strength, positive when A is stronger
 * @param error half the width of the 95 % interval
 * @param likelihoodOfSuperiority the likelihood that A is stronger at all
 */
public record EloEstimate(double elo, double error, double likelihoodOfSuperiority) {
    static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    /** Standard errors on either side of an estimate that hold 95 % of a normal distribution. */
    static final double Z_95 = NORMAL.inverseCumulativeProbability(0.975);

    /**
     * The estimate. To begin with, half a pair is counted as won twice and half as lost twice: without it a match won
     * by every game so far would seem certain from its first pair.
     */
    public static EloEstimate of(Pentanomial pairs) {
        double n = pairs.pairs() + 1;
        double mean = 0.5 / n;
        double square = 0.5 / n;
        for (int i = 0; i < Pentanomial.OUTCOMES; i++) {
            double share = pairs.count(i) / n;
            mean += share * Pentanomial.score(i);
            square += share * Pentanomial.score(i) * Pentanomial.score(i);
        }
        double standardError = Math.sqrt((square - mean * mean) / n);
        double slope = Elo.PER_LOGIT / (mean * (1 - mean));
        return new EloEstimate(
                Elo.difference(mean),
                Z_95 * standardError * slope,
                NORMAL.cumulativeProbability((mean - 0.5) / standardError));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "Elo %+.0f ± %.0f, LOS %.1f %%", elo, error, 100 * likelihoodOfSuperiority);
    }
}
