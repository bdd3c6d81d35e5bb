package dev.outflank.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitTest {
    @Test
    void name_triedTooOften_waitsForItsOldestTryToPass() {
        AtomicLong now = new AtomicLong();
        RateLimit limit = new RateLimit(2, Duration.ofSeconds(10), now::get);
        assertThat(limit.allows("ann")).isTrue();
        now.set(Duration.ofSeconds(6).toNanos());
        assertThat(limit.allows("ann")).isTrue();
        assertThat(limit.allows("ann")).isFalse();
        assertThat(limit.allows("bob")).isTrue();
        now.set(Duration.ofSeconds(11).toNanos());
        assertThat(limit.allows("ann")).as("one of two has passed").isTrue();
        assertThat(limit.allows("ann")).isFalse();
    }

    @Test
    void name_thatWasRight_isNotHeldBack() {
        RateLimit limit = new RateLimit(2, Duration.ofSeconds(10), () -> 0);
        for (int i = 0; i < 5; i++) {
            assertThat(limit.allows("school")).isTrue();
            limit.forgive("school");
        }
        limit.forgive("nobody");
        assertThat(limit.allows("school")).isTrue();
        assertThat(limit.allows("school")).isTrue();
        assertThat(limit.allows("school")).isFalse();
    }
}
