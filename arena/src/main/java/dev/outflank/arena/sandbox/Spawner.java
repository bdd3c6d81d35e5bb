package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts every process from one thread that lives as long as the JVM. With --die-with-parent, bubblewrap is killed when
 * the thread (not the process) that started it ends, so a program must not be started from a short-lived thread.
 */
final class Spawner {
    private static final ExecutorService THREAD = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("spawner").factory());

    private Spawner() {}

    static Process start(ProcessBuilder builder) throws IOException {
        try {
            return THREAD.submit(builder::start).get();
        } catch (ExecutionException e) {
            throw new IOException("cannot start a process: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while starting a process", e);
        }
    }
}
