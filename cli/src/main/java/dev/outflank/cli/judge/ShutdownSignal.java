package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jline.utils.Signals;

/**
 * Waits until the process is asked to end (SIGTERM, Ctrl-C), so that the command closes everything in order and
 * returns. A shutdown hook would run at the same time as other hooks, which delete directories that running games
 * still need.
 */
final class ShutdownSignal {
    private static final List<String> SIGNALS = List.of("TERM", "INT", "HUP");
    private static final Duration GRACE_PERIOD = Duration.ofSeconds(10);

    private final CountDownLatch requested = new CountDownLatch(1);

    ShutdownSignal() {
        SIGNALS.forEach(name -> Signals.register(name, this::requestShutdown));
    }

    private void requestShutdown() {
        requested.countDown();
        Thread.ofPlatform().daemon().name("shutdown-timeout").start(() -> {
            try {
                Thread.sleep(GRACE_PERIOD);
                Runtime.getRuntime().halt(ExitCode.FAILURE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    void await() throws InterruptedException {
        requested.await();
    }
}
