package dev.outflank.web.think;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.web.Client;
import dev.outflank.web.WebServer;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LiveAnswerTest {
    @Test
    void work_whoseReaderHasGone_isCancelled() throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        try (Thinkers thinkers = new Thinkers("test", 1)) {
            Pages endless = routes -> routes.get("/endless", context ->
                    LiveAnswer.send(context, thinkers, Duration.ofHours(1), (desk, clock, parts) -> {
                        parts.accept(Map.of("begun", true));
                        while (!clock.isUp()) {
                            Thread.onSpinWait();
                        }
                        ended.countDown();
                        return "never read";
                    }), Role.ANYONE);
            try (WebServer server = WebServer.start("127.0.0.1", 0, List.of(endless));
                    Client client = new Client(server.address())) {
                try (Client.Events events = client.events("/endless")) {
                    events.await(event -> event.has("begun"));
                    assertThat(ended.getCount()).isEqualTo(1);
                }
                assertThat(ended.await(30, TimeUnit.SECONDS)).as("cancelled").isTrue();
            }
        }
    }
}
