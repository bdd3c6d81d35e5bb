package dev.outflank.web.compete;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.web.http.HttpException;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LiveFragmentsTest {
    private final AtomicLong nanos = new AtomicLong();
    private final LiveFragments fragments = new LiveFragments(nanos::get);
    private final AtomicInteger computations = new AtomicInteger();

    @Tag("attack")
    @Test
    void value_readerThatComputesItDisconnects_isComputedByAnother() throws Exception {
        CountDownLatch computing = new CountDownLatch(1);
        try (ExecutorService readers = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Object> first = readers.submit(() -> fragments.get("board", () -> {
                computing.countDown();
                try {
                    TimeUnit.MINUTES.sleep(5);
                    return "never";
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
            computing.await();
            Future<Object> second = readers.submit(() -> fragments.get("board", computations::incrementAndGet));
            first.cancel(true);
            assertThat(second.get(60, TimeUnit.SECONDS)).isEqualTo(1);
        }
    }

    @Test
    void value_manyReadersAtOnce_isComputedOnce() throws Exception {
        try (ExecutorService readers = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Object> read = () -> fragments.get("board", computations::incrementAndGet);
            List<Future<Object>> values =
                    readers.invokeAll(IntStream.range(0, 50).mapToObj(_ -> read).toList());
            for (Future<Object> value : values) {
                assertThat(value.get()).isEqualTo(1);
            }
        }
    }

    @Test
    void value_afterASecond_isComputedAgain() {
        assertThat(fragments.get("board", computations::incrementAndGet)).isEqualTo(1);
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        assertThat(fragments.get("board", computations::incrementAndGet)).isEqualTo(2);
    }

    @Test
    void value_thatNeedsAnother_isComputed() {
        assertThat(fragments.get("outer", () -> fragments.get("inner", () -> "both")))
                .isEqualTo("both");
    }

    @Test
    void failure_isPassedOnAndNotCached() {
        assertThatThrownBy(() -> fragments.get("board", () -> {
                    throw new HttpException(HttpStatus.NOT_FOUND, "Contest not found.");
                }))
                .isInstanceOf(HttpException.class)
                .hasMessage("Contest not found.");
        assertThat(fragments.get("board", () -> "found")).isEqualTo("found");
    }
}
