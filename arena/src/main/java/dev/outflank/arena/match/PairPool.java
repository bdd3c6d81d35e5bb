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
    public sealed interface Ended {
        /** The number that it was begun with. */
        int number();

        /** It was played, and counts. */
        record Played(int number, Pair pair) implements Ended {}

        /** Our own side failed too often: it does not count. */
        record Voided(int number, String reason) implements Ended {}
    }

    private final int size;
    private final int tries;
    private final ExecutorService threads;
    private final CompletionService<Ended> pairs;
    private int busy;

    /**
     * An idle pool.
     *
     * @param size how many pairs run at once
     * @param tries how often a pair is tried when our own side fails
     */
    public PairPool(int size, int tries) {
        this.size = size;
        this.tries = tries;
        this.threads = Executors.newFixedThreadPool(
                size, Thread.ofPlatform().name("pair-", 1).factory());
        this.pairs = new ExecutorCompletionService<>(threads);
    }

    public boolean isFull() {
        return busy == size;
    }

    public boolean isIdle() {
        return busy == 0;
    }

    public void begin(int number, Contestant a, Contestant b, Game opening) {
        busy++;
        pairs.submit(() -> {
            try {
                return new Ended.Played(number, Pair.play(a, b, opening, tries));
            } catch (VoidPairException e) {
                return new Ended.Voided(number, e.reason());
            }
        });
    }

    /** Waits for a pair to end. */
    public Ended take() throws InterruptedException {
        try {
            Ended ended = pairs.take().get();
            busy--;
            return ended;
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
