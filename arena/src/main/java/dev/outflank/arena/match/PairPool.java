package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.rules.Game;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Plays pairs on several threads. A single thread submits pairs and takes completed ones, so scores, files and listeners
 * need no locks. The pool uses platform threads, because the JVM does not measure the processor time of virtual threads.
 */
public final class PairPool implements AutoCloseable {
    /** Outcome of a submitted pair. */
    public sealed interface Completion {
        /** The number it was submitted with. */
        int number();

        /** The pair was played and counts. */
        record Success(int number, GamePair pair) implements Completion {}

        /** The arena failed at every attempt; the pair does not count. */
        record Failure(int number, String reason) implements Completion {}
    }

    private final int size;
    private final int maxAttempts;
    private final ExecutorService threads;
    private final CompletionService<Completion> pairs;
    private int running;

    /**
     * Creates an idle pool.
     *
     * @param size number of pairs played in parallel
     * @param maxAttempts number of attempts at a pair when the arena fails
     */
    public PairPool(int size, int maxAttempts) {
        this.size = size;
        this.maxAttempts = maxAttempts;
        this.threads = Executors.newFixedThreadPool(
                size, Thread.ofPlatform().name("pair-", 1).factory());
        this.pairs = new ExecutorCompletionService<>(threads);
    }

    public boolean isFull() {
        return running == size;
    }

    public boolean isIdle() {
        return running == 0;
    }

    public void submit(int number, Contestant a, Contestant b, Game opening) {
        running++;
        pairs.submit(() -> {
            try {
                return new Completion.Success(number, GamePair.play(a, b, opening, maxAttempts));
            } catch (VoidPairException e) {
                return new Completion.Failure(number, e.reason());
            }
        });
    }

    /** Waits for a pair to complete. */
    public Completion take() throws InterruptedException {
        try {
            Completion completion = pairs.take().get();
            running--;
            return completion;
        } catch (ExecutionException e) {
            throw new IllegalStateException("the arena failed while playing a pair: " + e.getCause(), e.getCause());
        }
    }

    /** Aborts the pairs still being played. */
    @Override
    public void close() {
        threads.shutdownNow();
        threads.close();
    }
}
