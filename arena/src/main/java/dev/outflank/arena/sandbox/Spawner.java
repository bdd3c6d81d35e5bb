package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts every process from one thread that never ends. Bubblewrap dies with its parent, and for the kernel the parent
 * is the thread that started it: a game on a short-lived thread would take its programs with it too early.
 */
final class Spawner {
    private static final ExecutorService THREAD = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("spawner").factory());

    private Spawner() {}

    static Process start(ProcessBuilder builder) throws IOException {
        try {
            return THREAD.submit(builder::start).get();
        } catch (ExecutionException e) {
            throw new IOException("a process could not be started: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a process was started", e);
        }
    }
}
