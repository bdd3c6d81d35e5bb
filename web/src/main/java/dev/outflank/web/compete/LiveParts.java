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
final class LiveParts {
    private static final long FRESH_NANOS = TimeUnit.MILLISECONDS.toNanos(900);
    private static final long FORGOTTEN_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    /** A value and how old it is. */
    private static final class Kept {
        private @Nullable Object value;
        private volatile long at = System.nanoTime();

        synchronized Object now(Supplier<Object> source) {
            Object known = value;
            if (known == null || System.nanoTime() - at > FRESH_NANOS) {
                known = source.get();
                value = known;
                at = System.nanoTime();
            }
            return known;
        }
    }

    /** A value under this name that is no older than a second. */
    Object now(String name, Supplier<Object> value) {
        kept.values().removeIf(one -> System.nanoTime() - one.at > FORGOTTEN_NANOS);
        return kept.computeIfAbsent(name, key -> new Kept()).now(value);
    }

    /** Sends a value now and whenever it has changed, until the reader goes. */
    void stream(Context context, String name, Supplier<Object> value) throws InterruptedException {
        EventStream.answer(context, stream -> {
            Object told = new Object();
            while (true) {
                // Whoever has gone is noticed before anything is done for them.
                stream.beat();
                Object now = now(name, value);
                if (!now.equals(told)) {
                    stream.send("now", Map.of("value", now, "at", System.currentTimeMillis()));
                    told = now;
                }
                TimeUnit.SECONDS.sleep(1);
            }
        });
    }

    /** The part of a page that a stream of this name keeps current, worked out once a second as the stream's own. */
    String part(String stream, String name, Supplier<Object> html) {
        return part(stream, now(name, html).toString());
    }

    /** The part of a page that a stream keeps current. */
    static String part(String stream, String html) {
        return "<live-part src=\"%s\">%s</live-part>\n".formatted(Markup.text(stream), html);
    }
}
