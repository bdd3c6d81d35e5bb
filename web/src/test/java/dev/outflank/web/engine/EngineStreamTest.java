package dev.outflank.web.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.web.TestClient;
import dev.outflank.web.WebServer;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.RouteGroup;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class EngineStreamTest {
    @Test
    void task_readerDisconnected_isCancelled() throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        try (EnginePool enginePool = new EnginePool("test", 1)) {
            RouteGroup endless = routes -> routes.get(
                    "/endless",
                    context -> EngineStream.stream(context, enginePool, Duration.ofHours(1), (engine, clock, parts) -> {
                        parts.accept(Map.of("started", true));
                        while (!clock.isExpired()) {
                            Thread.onSpinWait();
                        }
                        ended.countDown();
                        return "never read";
                    }),
                    AccessLevel.ANYONE);
            try (WebServer server = WebServer.start("127.0.0.1", 0, List.of(endless));
                    TestClient client = new TestClient(server.address())) {
                try (TestClient.Events events = client.events("/endless")) {
                    events.await(event -> event.has("started"));
                    assertThat(ended.getCount()).isEqualTo(1);
                }
                assertThat(ended.await(60, TimeUnit.SECONDS)).as("cancelled").isTrue();
            }
        }
    }
}
