package dev.outflank.judge.mark;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Marks by rank. Who outranks the share s of the others gets top · s^p: the exponent is the one with which the mean is
 * as asked and the first has all marks. With so few entrants that even the first alone would lift the mean too high,
 * the first gets less; where everyone's full marks would not reach it, everyone but the last gets nearly all.
 */
final class RankCurve {
    private static final double MAX_EXPONENT = 16;
    private static final double MIN_EXPONENT = 1.0 / 64;
    private static final int BISECTION_STEPS = 60;

    private RankCurve() {}

    /** The marks of each by its rank from 1; those with the same rank have the same marks. */
    static Map<String, BigDecimal> marks(Map<String, Integer> ranks, BigDecimal maxMarks, BigDecimal mean) {
        int count = ranks.size();
        double wanted = mean.doubleValue() * count;
        double low = MIN_EXPONENT;
        double high = MAX_EXPONENT;
        for (int i = 0; i < BISECTION_STEPS; i++) {
            double middle = (low + high) / 2;
            if (maxMarks.doubleValue() * sum(ranks, middle) > wanted) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double exponent = high;
        double sum = sum(ranks, exponent);
        double top = Math.min(maxMarks.doubleValue(), wanted / sum);
        Map<String, BigDecimal> marks = new LinkedHashMap<>();
        ranks.forEach((name, rank) -> marks.put(
                name,
                BigDecimal.valueOf(top * Math.pow(share(rank, ranks), exponent)).setScale(1, RoundingMode.HALF_UP)));
        return marks;
    }

    private static double sum(Map<String, Integer> ranks, double exponent) {
        return ranks.values().stream()
                .mapToDouble(rank -> Math.pow(share(rank, ranks), exponent))
                .sum();
    }

    /** The share of the others that one outranks, a tie as half; 1 for one who is alone. */
    private static double share(int rank, Map<String, Integer> ranks) {
        if (ranks.size() == 1) {
            return 1;
        }
        double below = ranks.values().stream().filter(other -> other > rank).count();
        double equal = ranks.values().stream().filter(other -> other == rank).count() - 1;
        return (below + equal / 2) / (ranks.size() - 1);
    }
}
