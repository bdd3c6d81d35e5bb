package dev.outflank.judge.marking;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Marks by rank. A student who outranks the share s of the others gets top · s^p. The exponent p is found by bisection
 * so that the marks have the given mean while the first gets full marks. If the mean would be too high even with the
 * largest exponent, the first gets less than full marks; if it would be too low even with the smallest, everyone but the
 * last gets nearly full marks.
 */
final class RankCurve {
    private static final double MAX_EXPONENT = 16;
    private static final double MIN_EXPONENT = 1.0 / 64;
    private static final int BISECTION_STEPS = 60;

    private RankCurve() {}

    /** The marks of each student by rank, starting at 1; equal ranks give equal marks. */
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

    /** The share of the others who are outranked, ties counting half; 1 if there are no others. */
    private static double share(int rank, Map<String, Integer> ranks) {
        if (ranks.size() == 1) {
            return 1;
        }
        double below = ranks.values().stream().filter(other -> other > rank).count();
        double equal = ranks.values().stream().filter(other -> other == rank).count() - 1;
        return (below + equal / 2) / (ranks.size() - 1);
    }
}
