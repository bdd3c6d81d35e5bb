package dev.outflank.web.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.LongSupplier;

/** At most so many tries of each name within a time. */
public final class RateLimit {
    private static final int MOST_NAMES = 10_000;

    private final int most;
    private final long window;
    private final LongSupplier clock;
    private final Map<String, Deque<Long>> tries = new HashMap<>();

    public RateLimit(int most, Duration window, LongSupplier clock) {
        this.most = most;
        this.window = window.toNanos();
        this.clock = clock;
    }

    /** Counts a try, and says whether it is still allowed. */
    public synchronized boolean allows(String name) {
        long now = clock.getAsLong();
        if (tries.size() > MOST_NAMES) {
            forgetOld(now);
        }
        Deque<Long> own = tries.computeIfAbsent(name, key -> new ArrayDeque<>());
        while (!own.isEmpty() && now - own.getFirst() > window) {
            own.removeFirst();
        }
        if (own.size() >= most) {
            return false;
        }
        own.addLast(now);
        return true;
    }

    /** The last try was right, and does not count: a whole class may come in from one address. */
    public synchronized void forgive(String name) {
        Deque<Long> own = tries.get(name);
        if (own != null) {
            own.pollLast();
        }
    }

    private void forgetOld(long now) {
        for (Iterator<Deque<Long>> all = tries.values().iterator(); all.hasNext(); ) {
            Deque<Long> own = all.next();
            if (own.isEmpty() || now - own.getLast() > window) {
                all.remove();
            }
        }
    }
}
