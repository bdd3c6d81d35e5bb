package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** VG101: 25 marks for a working AI plus a curve by rank; the mean is 80 to 100, the maximum 200. */
final class RankCurveTest {
    private static Map<String, BigDecimal> curve(int... ranks) {
        Map<String, Integer> byName = new LinkedHashMap<>();
        for (int i = 0; i < ranks.length; i++) {
            byName.put("s" + i, ranks[i]);
        }
        return RankCurve.marks(byName, BigDecimal.valueOf(175), BigDecimal.valueOf(65));
    }

    @Test
    void marks_everyClassSize_haveMeanWithinTheHandoutsRange() {
        for (int count = 1; count <= 150; count++) {
            int[] ranks = new int[count];
            for (int i = 0; i < count; i++) {
                ranks[i] = i + 1;
            }
            Map<String, BigDecimal> marks = curve(ranks);
            double mean = marks.values().stream()
                            .mapToDouble(BigDecimal::doubleValue)
                            .average()
                            .orElse(0)
                    + 25;
            assertThat(mean).as("%d students", count).isBetween(80.0, 100.0);
            assertThat(marks.values()).allMatch(mark -> mark.doubleValue() + 25 <= 200 && mark.signum() >= 0);
        }
    }

    @Test
    void marks_betterRank_getMoreAndTiesGetTheSame() {
        Map<String, BigDecimal> marks = curve(1, 2, 2, 4, 5, 6, 7, 8, 9, 10);
        assertThat(marks.get("s0")).isEqualByComparingTo("175");
        assertThat(marks.get("s1")).isEqualTo(marks.get("s2"));
        assertThat(marks.get("s2")).isGreaterThan(marks.get("s3"));
        assertThat(marks.get("s9")).isEqualByComparingTo("0");
    }
}
