package dev.outflank.cli.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessClockTest {
    private static final Duration WALL = Duration.ofHours(1);

    @AfterEach
    void clearProperty() {
        System.clearProperty(ProcessClock.START_TIME_PROPERTY);
    }

    @Test
    void get_firstMove_countsFromTheStartOfTheLauncher() {
        System.setProperty(ProcessClock.START_TIME_PROPERTY, String.valueOf(System.currentTimeMillis() / 1000 - 3));
        ProcessClock time = new ProcessClock(WALL, Duration.ofHours(2));
        assertThat(time.get().nanosLeft())
                .isLessThanOrEqualTo(WALL.minusSeconds(3).toNanos());
        assertThat(time.get().nanosLeft()).isGreaterThan(WALL.minusSeconds(3).toNanos());
    }

    @Test
    void nextMove_lessCpuThanWallTime_countsCpuTime() {
        Duration cpu = Duration.ofMinutes(5);
        assertThat(new ProcessClock(WALL, cpu).nextMove().nanosLeft())
                .isBetween(cpu.minusMinutes(1).toNanos(), cpu.toNanos());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-5", "99999999999", "1.5"})
    void get_implausibleStart_keepsMostOfTheTime(String started) {
        System.setProperty(ProcessClock.START_TIME_PROPERTY, started);
        assertThat(new ProcessClock(WALL, Duration.ofHours(2)).get().nanosLeft())
                .isGreaterThan(WALL.minusMinutes(1).toNanos());
    }
}
