package dev.outflank.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class RunningTimeTest {
    private static long ms(long milliseconds) {
        return Duration.ofMillis(milliseconds).toNanos();
    }

    @Test
    void withoutPauses_regularLooks_isTheGivenTime() {
        RunningTime time = new RunningTime(0);
        for (int now = 0; now < 1000; now += 25) {
            time.look(ms(now));
        }
        assertThat(time.withoutPauses(ms(1000))).isEqualTo(ms(1000));
    }

    @Test
    void withoutPauses_pause_standsStillAtOnceAndGoesOn() {
        RunningTime time = new RunningTime(0);
        assertThat(time.withoutPauses(ms(5000)))
                .as("before the thread has run again")
                .isEqualTo(ms(30));
        time.look(ms(5000));
        assertThat(time.withoutPauses(ms(5000))).isEqualTo(ms(30));
        time.look(ms(5010));
        assertThat(time.withoutPauses(ms(5010))).isEqualTo(ms(40));
        assertThat(time.withoutPauses(ms(9000))).as("a second pause").isEqualTo(ms(70));
    }

    @Test
    void nanos_stoppedProcess_standsStill() throws Exception {
        long before = RunningTime.nanos();
        long beforeAll = System.nanoTime();
        StoppedProcess.stopThisOne(Duration.ofMillis(700));
        while (System.nanoTime() - beforeAll < ms(900)) {
            Thread.sleep(1);
        }
        assertThat(RunningTime.nanos() - before).isLessThan(ms(500));
    }
}
