package dev.outflank.web.compete;

import dev.outflank.web.http.EventStream;
import dev.outflank.web.http.Markup;
import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Parts of pages that stay current: a page contains the current HTML, and a stream sends it again whenever it has changed.
 * Each value is computed at most about once per second, however many viewers there are.
 */
final class LiveFragments {
    private static final long TTL_NANOS = TimeUnit.MILLISECONDS.toNanos(900);
    private static final long EVICT_AFTER_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final Map<String, CachedValue> cache = new ConcurrentHashMap<>();

    /** A value and when it was computed. */
    private static final class CachedValue {
        private @Nullable Object value;
        private volatile long computedAt = System.nanoTime();

        synchronized Object get(Supplier<Object> source) {
            Object current = value;
            if (current == null || System.nanoTime() - computedAt > TTL_NANOS) {
                current = source.get();
                value = current;
                computedAt = System.nanoTime();
            }
            return current;
        }
    }

    /** The cached value of this name, at most a second old. */
    Object get(String name, Supplier<Object> value) {
        cache.values().removeIf(cached -> System.nanoTime() - cached.computedAt > EVICT_AFTER_NANOS);
        return cache.computeIfAbsent(name, key -> new CachedValue()).get(value);
    }

    /** Sends a value now and whenever it has changed, until the viewer disconnects. */
    void stream(Context context, String name, Supplier<Object> value) throws InterruptedException {
        EventStream.stream(context, stream -> {
            Object sent = new Object();
            while (true) {
                // Fails if the viewer has disconnected, before the value is computed.
                stream.sendHeartbeat();
                Object current = get(name, value);
                if (!current.equals(sent)) {
                    stream.send("now", Map.of("value", current, "at", System.currentTimeMillis()));
                    sent = current;
                }
                TimeUnit.SECONDS.sleep(1);
            }
        });
    }

    /** A fragment whose stream uses the same cached value. */
    String fragment(String stream, String name, Supplier<Object> html) {
        return fragment(stream, get(name, html).toString());
    }

    /** A fragment that the stream at this path keeps current. */
    static String fragment(String stream, String html) {
        return "<live-fragment src=\"%s\">%s</live-fragment>\n".formatted(Markup.text(stream), html);
    }
}
