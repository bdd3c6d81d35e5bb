package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.Test;

class JudgedTimeTest {
    private static final Duration WALL = Duration.ofHours(1);

    @AfterEach
    void forget() {
        System.clearProperty(JudgedTime.STARTED);
    }

    @Test
    void get_firstMove_countsFromTheLaunchersStart() {
        System.setProperty(JudgedTime.STARTED, String.valueOf(System.currentTimeMillis() / 1000 - 3));
        JudgedTime time = new JudgedTime(WALL, Duration.ofHours(2));
        assertThat(time.get().nanosLeft()).isLessThanOrEqualTo(WALL.minusSeconds(3).toNanos());
        assertThat(time.get().nanosLeft()).isGreaterThan(WALL.minusSeconds(3).toNanos());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-5", "99999999999", "1.5"})
    void get_oddStart_leavesMostOfTheTime(String started) {
        System.setProperty(JudgedTime.STARTED, started);
        assertThat(new JudgedTime(WALL, Duration.ofHours(2)).get().nanosLeft())
                .isGreaterThan(WALL.minusMinutes(1).toNanos());
    }
}
