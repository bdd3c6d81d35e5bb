package dev.outflank.arena.rating;

import java.util.Locale;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Estimated Elo difference between A and B from their pairs of games.
 *
 * @param elo the Elo difference, positive if A is stronger
 * @param error half the width of the 95 % confidence interval
 * @param likelihoodOfSuperiority LOS, the probability that A is stronger than B
 */
public record EloEstimate(double elo, double error, double likelihoodOfSuperiority) {
    static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    /** The 95 % interval of a normal distribution extends this many standard deviations to either side. */
    static final double Z_95 = NORMAL.inverseCumulativeProbability(0.975);

    /**
     * Computes the estimate by the delta method from the pentanomial mean and variance. Half a pair won twice and half a
     * pair lost twice are added as a prior: otherwise the error bar would be 0 while all games are won.
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
