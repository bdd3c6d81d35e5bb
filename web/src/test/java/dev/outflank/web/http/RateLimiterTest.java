package dev.outflank.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimiterTest {
    @Test
    void name_triedTooOften_waitsForItsOldestTryToPass() {
        AtomicLong now = new AtomicLong();
        RateLimiter limit = new RateLimiter(2, Duration.ofSeconds(10), now::get);
        assertThat(limit.tryAcquire("ann")).isTrue();
        now.set(Duration.ofSeconds(6).toNanos());
        assertThat(limit.tryAcquire("ann")).isTrue();
        assertThat(limit.tryAcquire("ann")).isFalse();
        assertThat(limit.tryAcquire("bob")).isTrue();
        now.set(Duration.ofSeconds(11).toNanos());
        assertThat(limit.tryAcquire("ann")).as("one of two has passed").isTrue();
        assertThat(limit.tryAcquire("ann")).isFalse();
    }

    @Test
    void name_thatWasRight_isNotHeldBack() {
        RateLimiter limit = new RateLimiter(2, Duration.ofSeconds(10), () -> 0);
        for (int i = 0; i < 5; i++) {
            assertThat(limit.tryAcquire("school")).isTrue();
            limit.refund("school");
        }
        limit.refund("nobody");
        assertThat(limit.tryAcquire("school")).isTrue();
        assertThat(limit.tryAcquire("school")).isTrue();
        assertThat(limit.tryAcquire("school")).isFalse();
    }
}
