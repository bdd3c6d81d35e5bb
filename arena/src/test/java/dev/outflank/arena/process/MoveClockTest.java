package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.StoppedProcess;
import dev.outflank.arena.sandbox.ResourceLimits;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
final class MoveClockTest {
    @Test
    void timeUsed_processStopped_isWithoutThatTime() throws Exception {
        MoveClock clock = new MoveClock(ResourceLimits.DEFAULT);
        clock.beginMove();
        long end = System.nanoTime() + Duration.ofMillis(900).toNanos();
        StoppedProcess.stopThisOne(Duration.ofMillis(700));
        while (System.nanoTime() < end) {
            Thread.sleep(1);
        }
        assertThat(clock.timeUsed().wall()).isLessThan(Duration.ofMillis(500));
        assertThat(Duration.ofNanos(clock.excluded())).isGreaterThan(Duration.ofMillis(500));
    }
}
