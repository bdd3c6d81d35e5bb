package dev.outflank.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
final class QueueThreadsTest {
    private final AtomicLong clock = new AtomicLong(1_000_000);
    private final AtomicLong nanos = new AtomicLong();
    private final QueueThreads threads = new QueueThreads(clock::get, nanos::get);

    private void pass(Duration time) {
        clock.addAndGet(time.toMillis());
        nanos.addAndGet(time.toNanos());
    }

    @Test
    void clock_setBack_wakesTheThreadsOnce() throws Exception {
        CountDownLatch woken = new CountDownLatch(1);
        Thread thread = threads.newThread(() -> {
            try {
                TimeUnit.HOURS.sleep(1);
            } catch (InterruptedException expected) {
                woken.countDown();
            }
        });
        thread.start();
        pass(Duration.ofSeconds(10));
        assertThat(threads.wakeIfClockWasSetBack()).isFalse();
        clock.addAndGet(Duration.ofHours(2).toMillis());
        assertThat(threads.wakeIfClockWasSetBack()).as("set forward").isFalse();
        clock.addAndGet(-Duration.ofHours(1).toMillis());
        assertThat(thread.isAlive()).isTrue();
        assertThat(threads.wakeIfClockWasSetBack()).isTrue();
        assertThat(woken.await(60, TimeUnit.SECONDS)).isTrue();
        pass(Duration.ofSeconds(1));
        assertThat(threads.wakeIfClockWasSetBack()).isFalse();
    }
}
