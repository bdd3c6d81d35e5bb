package dev.outflank.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Waits until the process is asked to end (SIGTERM, Ctrl-C), and lets it end only after everything is closed. */
final class Stopping implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 10;

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    Stopping() {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().name("stopping").unstarted(() -> {
            asked.countDown();
            try {
                closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    void await() throws InterruptedException {
        asked.await();
    }

    /** Everything is closed. */
    @Override
    public void close() {
        closed.countDown();
    }
}
