package dev.outflank.arena.match;

import dev.outflank.arena.Contestant;
import dev.outflank.rules.Game;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Plays pairs on several threads. One thread begins them and takes them when they end, so that scores, files and
 * listeners need no locks. Threads are of the platform's kind: only they have a clock of processor time.
 */
public final class PairPool implements AutoCloseable {
    /** How a pair ended. */
    public sealed interface Completion {
        /** The number that it was begun with. */
        int number();

        /** It was played, and counts. */
        record Success(int number, GamePair pair) implements Completion {}

        /** Our own side failed too often: it does not count. */
        record Failure(int number, String reason) implements Completion {}
    }

    private final int size;
    private final int maxAttempts;
    private final ExecutorService threads;
    private final CompletionService<Completion> pairs;
    private int running;

    /**
     * An idle pool.
     *
     * @param size how many pairs run at once
     * @param maxAttempts how often a pair is tried when our own side fails
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

    /** Waits for a pair to end. */
    public Completion take() throws InterruptedException {
        try {
            Completion completion = pairs.take().get();
            running--;
            return completion;
        } catch (ExecutionException e) {
            throw new IllegalStateException("the arena failed while a pair was played: " + e.getCause(), e.getCause());
        }
    }

    /** Breaks off what is still being played. */
    @Override
    public void close() {
        threads.shutdownNow();
        threads.close();
    }
}
