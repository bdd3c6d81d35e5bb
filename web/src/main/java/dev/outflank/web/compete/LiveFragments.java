package dev.outflank.web.compete;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import dev.outflank.arena.report.Html;
import dev.outflank.web.http.EventStream;
import dev.outflank.web.text.Messages;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Values that stay current: a page contains the current HTML, and a stream sends it again whenever it has changed. Each
 * value is computed at most about once per second, however many viewers there are.
 */
final class LiveFragments {
    private static final Duration TTL = Duration.ofMillis(900);

    /** Futures, because a value must be computed outside the cache's locks: it may need another one. */
    private final AsyncCache<String, Object> cache;

    LiveFragments() {
        this(Ticker.systemTicker());
    }

    LiveFragments(Ticker clock) {
        cache = Caffeine.newBuilder().expireAfterWrite(TTL).ticker(clock).buildAsync();
    }

    /** The cached value of this name, at most a second old. The first reader computes it, the others wait. */
    Object get(String name, Supplier<Object> value) {
        while (true) {
            CompletableFuture<Object> computed = new CompletableFuture<>();
            CompletableFuture<Object> current = cache.asMap().putIfAbsent(name, computed);
            try {
                return current == null
                        ? computed.completeAsync(value, Runnable::run).join()
                        : current.join();
            } catch (CompletionException e) {
                cache.asMap().remove(name, current == null ? computed : current);
                // The reader that computed it has disconnected: another one does.
                if (current == null || !EventStream.isInterruption(e)) {
                    throw e.getCause() instanceof RuntimeException failure ? failure : e;
                }
            }
        }
    }

    /** The cached HTML of this name in a language. */
    Html html(String name, Messages messages, Function<Messages, Html> html) {
        return (Html) get(name, messages, html);
    }

    private Object get(String name, Messages messages, Function<Messages, ?> value) {
        return get(name + " " + messages.tag(), () -> value.apply(messages));
    }

    /** Sends a value in the viewer's language now and whenever it has changed, until the viewer disconnects. */
    void stream(Context context, String name, Function<Messages, ?> value) throws InterruptedException {
        Messages messages = Messages.of(context);
        EventStream.stream(context, stream -> {
            Object sent = new Object();
            while (true) {
                // Fails if the viewer has disconnected, before the value is computed.
                stream.sendHeartbeat();
                Object current = get(name, messages, value);
                if (!current.equals(sent)) {
                    Object sentValue = current instanceof Html html ? html.toString() : current;
                    stream.send("now", Map.of("value", sentValue, "at", System.currentTimeMillis()));
                    sent = current;
                }
                TimeUnit.SECONDS.sleep(1);
            }
        });
    }
}
