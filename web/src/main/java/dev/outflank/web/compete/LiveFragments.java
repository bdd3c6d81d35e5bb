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
 * Parts of pages that follow what happens: a page brings a part as it is, and its stream sends it anew whenever it has
 * changed. Each is worked out once a second, however many read and watch.
 */
final class LiveFragments {
    private static final long TTL_NANOS = TimeUnit.MILLISECONDS.toNanos(900);
    private static final long EVICT_AFTER_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final Map<String, CachedValue> cache = new ConcurrentHashMap<>();

    /** A value and how old it is. */
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

    /** A value under this name that is no older than a second. */
    Object get(String name, Supplier<Object> value) {
        cache.values().removeIf(one -> System.nanoTime() - one.computedAt > EVICT_AFTER_NANOS);
        return cache.computeIfAbsent(name, key -> new CachedValue()).get(value);
    }

    /** Sends a value now and whenever it has changed, until the reader goes. */
    void stream(Context context, String name, Supplier<Object> value) throws InterruptedException {
        EventStream.stream(context, stream -> {
            Object sent = new Object();
            while (true) {
                // Whoever has gone is noticed before anything is done for them.
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

    /** The part of a page that a stream of this name keeps current, worked out once a second as the stream's own. */
    String fragment(String stream, String name, Supplier<Object> html) {
        return fragment(stream, get(name, html).toString());
    }

    /** The part of a page that a stream keeps current. */
    static String fragment(String stream, String html) {
        return "<live-fragment src=\"%s\">%s</live-fragment>\n".formatted(Markup.text(stream), html);
    }
}
