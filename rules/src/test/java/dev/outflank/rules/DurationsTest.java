package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {
    private static final Duration DAY = Duration.ofDays(1);

    @ParameterizedTest
    @CsvSource({
        "1s,1000",
        "200ms,200",
        "0.5s,500",
        "2m,120000",
        "3min,180000",
        "1h,3600000",
        "2,2000",
        "1 S,1000",
        "24h,86400000"
    })
    void parse_numberWithUnit_isThatTime(String text, long millis) throws NotationException {
        assertThat(Durations.parse(text, DAY)).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fast", "1x", "-1s", "1,5s", "1s1s", "1e3", "١s", "12345678901"})
    void parse_otherText_saysWhatIsExpected(String text) {
        assertThatThrownBy(() -> Durations.parse(text, DAY))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("1s, 200ms or 2m");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0.0ms", "24.001h", "999999999h", "5124096h"})
    void parse_outOfRange_namesTheLimit(String text) {
        assertThatThrownBy(() -> Durations.parse(text, DAY)).hasMessageContaining("above 0 and at most 24h");
    }

    @Test
    void format_parsedText_roundTrips() throws NotationException {
        for (String text : new String[] {"12h", "90min", "61s", "1500ms"}) {
            assertThat(Durations.format(Durations.parse(text, DAY))).isEqualTo(text);
        }
    }
}
