package dev.outflank.web.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.LongSupplier;

/** Sliding-window log: allows a number of attempts per key within a time window. */
public final class RateLimiter {
    private static final int MAX_KEYS = 10_000;

    private final int limit;
    private final long windowNanos;
    private final LongSupplier clock;
    private final Map<String, Deque<Long>> attempts = new HashMap<>();

    public RateLimiter(int limit, Duration window, LongSupplier clock) {
        this.limit = limit;
        this.windowNanos = window.toNanos();
        this.clock = clock;
    }

    /** Counts an attempt and returns whether it is allowed. */
    public synchronized boolean tryAcquire(String key) {
        long now = clock.getAsLong();
        if (attempts.size() > MAX_KEYS) {
            evictExpired(now);
        }
        Deque<Long> recent = attempts.computeIfAbsent(key, _ -> new ArrayDeque<>());
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
        Deque<Long> recent = attempts.get(key);
        if (recent != null) {
            recent.pollLast();
        }
    }

    private void evictExpired(long now) {
        for (Iterator<Deque<Long>> all = attempts.values().iterator(); all.hasNext(); ) {
            Deque<Long> recent = all.next();
            if (recent.isEmpty() || now - recent.getLast() > windowNanos) {
                all.remove();
            }
        }
    }
}
