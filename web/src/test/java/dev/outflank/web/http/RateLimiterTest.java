package dev.outflank.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimiterTest {
    @Test
    void key_overLimit_isAllowedWhenOldestAttemptExpires() {
        AtomicLong now = new AtomicLong();
        RateLimiter limiter = new RateLimiter(2, Duration.ofSeconds(10), now::get);
        assertThat(limiter.tryAcquire("ann")).isTrue();
        now.set(Duration.ofSeconds(6).toNanos());
        assertThat(limiter.tryAcquire("ann")).isTrue();
        assertThat(limiter.tryAcquire("ann")).isFalse();
        assertThat(limiter.tryAcquire("bob")).isTrue();
        now.set(Duration.ofSeconds(11).toNanos());
        assertThat(limiter.tryAcquire("ann"))
                .as("the first attempt has expired")
                .isTrue();
        assertThat(limiter.tryAcquire("ann")).isFalse();
    }

    @Test
    void key_refunded_isNotLimited() {
        RateLimiter limiter = new RateLimiter(2, Duration.ofSeconds(10), () -> 0);
        for (int i = 0; i < 5; i++) {
            assertThat(limiter.tryAcquire("school")).isTrue();
            limiter.refund("school");
        }
        limiter.refund("unknown");
        assertThat(limiter.tryAcquire("school")).isTrue();
        assertThat(limiter.tryAcquire("school")).isTrue();
        assertThat(limiter.tryAcquire("school")).isFalse();
    }
}
