package dev.outflank.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack")
final class RequestPoolTest {
    @Test
    void run_oneAddressWithManyRequests_isRefused_othersAreServed() throws Exception {
        RequestPool pool = new RequestPool("test", 2);
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch started = new CountDownLatch(2);
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> running = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                running.add(clients.submit(() -> pool.run("198.51.100.1", () -> {
                    started.countDown();
                    try {
                        release.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return true;
                })));
            }
            started.await();
            while (pool.pending("198.51.100.1") < 4) {
                Thread.sleep(1);
            }
            assertThat(refusal(pool)).isEqualTo(HttpStatus.TOO_MANY_REQUESTS);
            Future<String> other = clients.submit(() -> pool.run("203.0.113.9", () -> "served"));
            release.countDown();
            assertThat(other.get()).isEqualTo("served");
            for (Future<Boolean> one : running) {
                assertThat(one.get()).isTrue();
            }
        }
        assertThat(pool.run("198.51.100.1", () -> "again")).isEqualTo("again");
    }

    private static HttpStatus refusal(RequestPool pool) {
        try {
            pool.run("198.51.100.1", () -> "not reached");
            return HttpStatus.OK;
        } catch (HttpException e) {
            return e.status();
        }
    }

    @Test
    void run_exception_isPassedOn() {
        RequestPool pool = new RequestPool("test", 1);
        assertThatThrownBy(() -> pool.run("198.51.100.1", () -> {
                    throw new HttpException(HttpStatus.BAD_REQUEST, "No.");
                }))
                .isInstanceOf(HttpException.class);
    }
}
