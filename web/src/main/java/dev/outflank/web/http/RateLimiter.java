package dev.outflank.web.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/** Sliding-window log: allows a number of attempts per key within a time window. */
public final class RateLimiter {
    private final int limit;
    private final long windowNanos;
    private final LongSupplier clock;
    private final Cache<String, Deque<Long>> attempts;

    public RateLimiter(int limit, Duration window, LongSupplier clock) {
        this.limit = limit;
        this.windowNanos = window.toNanos();
        this.clock = clock;
        this.attempts = Caffeine.newBuilder()
                .expireAfterAccess(window)
                .ticker(clock::getAsLong)
                .build();
    }

    /** Counts an attempt and returns whether it is allowed. */
    public synchronized boolean tryAcquire(String key) {
        long now = clock.getAsLong();
        Deque<Long> recent = attempts.get(key, _ -> new ArrayDeque<>());
        while (!recent.isEmpty() && now - recent.getFirst() > windowNanos) {
            recent.removeFirst();
        }
        if (recent.size() >= limit) {
            return false;
        }
        recent.addLast(now);
        return true;
    }

    /** Uncounts the last attempt, because it succeeded: a whole class may sign in from one IP address. */
    public synchronized void refund(String key) {
        Deque<Long> recent = attempts.getIfPresent(key);
        if (recent != null) {
            recent.pollLast();
        }
    }
}
