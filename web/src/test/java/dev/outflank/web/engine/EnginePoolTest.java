package dev.outflank.web.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.web.http.HttpException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EnginePoolTest {
    private static final Duration LONG = Duration.ofMinutes(5);

    private final EnginePool thinkers = new EnginePool("test", 1);

    @AfterEach
    void close() {
        thinkers.close();
    }

    @Test
    void work_isDoneInOrderOfArrival() throws InterruptedException {
        List<Integer> done = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 20; i++) {
            int number = i;
            thinkers.submit(LONG, (desk, clock) -> done.add(number));
        }
        thinkers.submit(LONG, (desk, clock) -> true).await();
        assertThat(done).isSorted().hasSize(20);
    }

    @Test
    void work_thatIsCancelled_endsAtOnceAndLetsTheNextBegin() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        EngineFuture<Boolean> endless = thinkers.submit(LONG, (desk, clock) -> {
            begun.countDown();
            while (!clock.isExpired()) {
                Thread.onSpinWait();
            }
            return true;
        });
        begun.await();
        endless.cancel();
        assertThat(thinkers.submit(LONG, (desk, clock) -> "next").await()).isEqualTo("next");
    }

    @Test
    void work_thatIsCancelledInTheQueue_isNeverBegun() throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        thinkers.submit(LONG, (desk, clock) -> wait(go));
        EngineFuture<Boolean> unwanted = thinkers.submit(LONG, (desk, clock) -> done.add("unwanted"));
        EngineFuture<Boolean> wanted = thinkers.submit(LONG, (desk, clock) -> done.add("wanted"));
        unwanted.cancel();
        go.countDown();
        wanted.await();
        assertThat(done).containsExactly("wanted");
    }

    @Test
    void queue_thatIsFull_refusesInASentence() {
        CountDownLatch go = new CountDownLatch(1);
        thinkers.submit(LONG, (desk, clock) -> wait(go));
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 2000; i++) {
                        thinkers.submit(LONG, (desk, clock) -> true);
                    }
                })
                .isInstanceOf(HttpException.class)
                .hasMessageContaining("busy");
        go.countDown();
    }

    private static boolean wait(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
