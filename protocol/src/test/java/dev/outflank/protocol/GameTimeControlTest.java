package dev.outflank.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.outflank.rules.NotationException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameTimeControlTest {
    @ParameterizedTest
    @CsvSource({
        "5m+3s, 5min+3s",
        "300, 5min",
        "5m/30s, 5min/30s",
        "5m/2m:10, 5min/2min:10",
        "200ms/move, 200ms/move",
        " 1m + 100ms , 1min+100ms"
    })
    void parse_everyKind_isWrittenAsItIsRead(String text, String written) throws NotationException {
        assertThat(GameTimeControl.parse(text)).hasToString(written);
        assertThat(GameTimeControl.parse(written)).isEqualTo(GameTimeControl.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5m+", "+3s", "0", "0+3s", "5m+3s/30s", "5m/30s:0", "fast", "5m/move:2", "-5m"})
    void parse_malformed_isRefused(String text) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> GameTimeControl.parse(text))
                .withMessageContaining("expected a time");
    }

    @Test
    void timer_increment_isAddedAfterTheMove() {
        GameTimer timer = new GameTimer(GameTimeControl.fischer(Duration.ofSeconds(10), Duration.ofSeconds(2)));
        timer.spend(Duration.ofSeconds(3));
        assertThat(timer.available()).isEqualTo(Duration.ofSeconds(9));
        assertThat(timer.reading().periodMoves()).isZero();
    }

    @Test
    void timer_byoYomi_beginsWhenTheMainTimeIsUsedUp() {
        GameTimer timer =
                new GameTimer(new GameTimeControl(Duration.ofSeconds(10), Duration.ZERO, Duration.ofSeconds(6), 3));
        assertThat(timer.available()).as("main time and the first period").isEqualTo(Duration.ofSeconds(16));
        timer.spend(Duration.ofSeconds(11));
        assertThat(timer.reading().remaining()).isEqualTo(Duration.ofSeconds(5));
        assertThat(timer.reading().periodMoves()).isEqualTo(2);
        timer.spend(Duration.ofSeconds(1));
        timer.spend(Duration.ofSeconds(2));
        assertThat(timer.available()).as("a new period").isEqualTo(Duration.ofSeconds(6));
        assertThat(timer.reading().periodMoves()).isEqualTo(3);
    }

    @Test
    void timer_perMove_startsAgainAfterEveryMove() {
        GameTimer timer = new GameTimer(GameTimeControl.perMove(Duration.ofSeconds(1)));
        for (int move = 0; move < 3; move++) {
            timer.spend(Duration.ofMillis(900));
            assertThat(timer.available()).isEqualTo(Duration.ofSeconds(1));
        }
    }
}
