package dev.outflank.rules.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChartAxisTest {
    @Test
    void values_verticalAxis_runUpwards() {
        ChartAxis axis = new ChartAxis(100, 200, 300, 0);
        assertThat(axis.toPixel(100)).isEqualTo(300);
        assertThat(axis.toPixel(150)).isEqualTo(150);
        assertThat(axis.toPixel(200)).isZero();
    }

    @Test
    void values_singleValue_isInTheMiddle() {
        assertThat(new ChartAxis(7, 7, 10, 20).toPixel(7)).isEqualTo(15);
    }

    @Test
    void ticks_anyRange_areRoundAndFew() {
        assertThat(new ChartAxis(1412, 1633, 0, 1).ticks(8)).containsExactly(1450.0, 1500.0, 1550.0, 1600.0);
        assertThat(new ChartAxis(-3, 3, 0, 1).ticks(8)).containsExactly(-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0);
        assertThat(new ChartAxis(-9, 9, 0, 1).multiples(4)).containsExactly(-8.0, -4.0, 0.0, 4.0, 8.0);
    }

    @Test
    void roundEnds_range_includesAllValues() {
        assertThat(ChartAxis.withRoundEnds(1412, 1633, 0, 1)).isEqualTo(new ChartAxis(1400, 1700, 0, 1));
        assertThat(ChartAxis.withMargin(0, 100, 0, 1)).isEqualTo(new ChartAxis(-4, 104, 0, 1));
    }
}
