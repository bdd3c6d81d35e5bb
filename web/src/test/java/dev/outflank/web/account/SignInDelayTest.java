package dev.outflank.web.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
final class SignInDelayTest {
    private final AtomicLong now = new AtomicLong();
    private final SignInDelay delay = new SignInDelay(now::get);

    private void fail(int times) {
        for (int i = 0; i < times; i++) {
            delay.recordFailure("198.51.100.1", "admin");
        }
    }

    @Test
    void remaining_growsWithFailures_andEnds() {
        fail(4);
        assertThat(delay.remaining("198.51.100.1", "admin")).isEmpty();
        fail(1);
        assertThat(delay.remaining("198.51.100.1", "admin")).contains(Duration.ofSeconds(1));
        fail(3);
        assertThat(delay.remaining("198.51.100.1", "admin")).contains(Duration.ofSeconds(8));
        now.addAndGet(Duration.ofSeconds(8).toNanos());
        assertThat(delay.remaining("198.51.100.1", "admin")).isEmpty();
        fail(100);
        assertThat(delay.remaining("198.51.100.1", "admin")).contains(Duration.ofMinutes(15));
    }

    @Test
    void remaining_otherAddressOrLogin_isFree() {
        fail(1000);
        assertThat(delay.remaining("203.0.113.9", "admin")).isEmpty();
        assertThat(delay.remaining("198.51.100.1", "ann")).isEmpty();
    }

    @Test
    void recordSuccess_endsTheDelay() {
        fail(10);
        delay.recordSuccess("198.51.100.1", "admin");
        assertThat(delay.remaining("198.51.100.1", "admin")).isEmpty();
    }

    /** 10,000 logins of a megabyte each would fill the memory of the server. */
    @Test
    void recordFailure_hugeLogin_keepsOnlyItsBeginning() {
        for (int i = 0; i < 6; i++) {
            delay.recordFailure("198.51.100.1", "x".repeat(1_000_000 + i));
        }
        assertThat(delay.remaining("198.51.100.1", "x".repeat(64))).isPresent();
    }
}
