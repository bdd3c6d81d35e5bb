package dev.outflank.web.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.Player;
import dev.outflank.web.http.HttpException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EnginePoolTest {
    private static final Duration TIME_LIMIT = Duration.ofMinutes(5);

    private final EnginePool enginePool = new EnginePool("test", 1);

    @AfterEach
    void close() {
        enginePool.close();
    }

    @Test
    void tasks_runInOrderOfSubmission() throws InterruptedException {
        List<Integer> done = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 20; i++) {
            int number = i;
            enginePool.submit(TIME_LIMIT, (engine, clock) -> done.add(number));
        }
        enginePool.submit(TIME_LIMIT, (engine, clock) -> true).await();
        assertThat(done).isSorted().hasSize(20);
    }

    @Test
    void player_ofTheLastTask_isTheOnlyOneKept() throws InterruptedException {
        Player first = player("person:1");
        assertThat(player("person:1")).isSameAs(first);
        assertThat(player("person:2")).isNotSameAs(first);
        assertThat(player("person:1")).isNotSameAs(first);
    }

    private Player player(String spec) throws InterruptedException {
        return enginePool
                .submit(TIME_LIMIT, (engine, clock) -> engine.player(spec))
                .await();
    }

    @Test
    void task_cancelledWhileRunning_endsAtOnce() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        EngineFuture<Boolean> endless = enginePool.submit(TIME_LIMIT, (engine, clock) -> {
            started.countDown();
            while (!clock.isExpired()) {
                Thread.onSpinWait();
            }
            return true;
        });
        started.await();
        endless.cancel();
        assertThat(enginePool.submit(TIME_LIMIT, (engine, clock) -> "next").await())
                .isEqualTo("next");
    }

    @Test
    void task_cancelledInQueue_neverRuns() throws InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        enginePool.submit(TIME_LIMIT, (engine, clock) -> wait(release));
        EngineFuture<Boolean> cancelled = enginePool.submit(TIME_LIMIT, (engine, clock) -> done.add("cancelled"));
        EngineFuture<Boolean> kept = enginePool.submit(TIME_LIMIT, (engine, clock) -> done.add("kept"));
        cancelled.cancel();
        release.countDown();
        kept.await();
        assertThat(done).containsExactly("kept");
    }

    @Test
    void queue_full_refusesTask() {
        CountDownLatch release = new CountDownLatch(1);
        enginePool.submit(TIME_LIMIT, (engine, clock) -> wait(release));
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 2000; i++) {
                        enginePool.submit(TIME_LIMIT, (engine, clock) -> true);
                    }
                })
                .isInstanceOf(HttpException.class)
                .hasMessageContaining("busy");
        release.countDown();
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
