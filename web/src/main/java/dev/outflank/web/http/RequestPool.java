package dev.outflank.web.http;

import dev.outflank.web.text.Message;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Threads for requests that take processor time: parsing files, hashing passwords. Requests run on virtual threads,
 * which share a few processors and give them up only when they wait: a handful of long computations would hold the
 * whole site. Here they hold only this pool, and one address only its share of it.
 */
public final class RequestPool {
    private static final int MAX_QUEUED = 64;
    private static final int MAX_PER_ADDRESS = 4;

    private final ThreadPoolExecutor executor;
    private final Map<String, Integer> running = new HashMap<>();

    public RequestPool(String name, int threads) {
        executor = new ThreadPoolExecutor(
                threads,
                threads,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(MAX_QUEUED),
                Thread.ofPlatform().daemon().name(name + "-", 1).factory());
        executor.allowCoreThreadTimeOut(true);
    }

    /** A pool that leaves half of the processors to the rest of the site. */
    public static RequestPool forParsing(String name) {
        return new RequestPool(name, Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    /** Computes a result for a request from the given address, and waits for it. */
    public <T> T run(String address, Supplier<T> task) {
        acquire(address);
        try {
            Future<T> future = executor.submit(task::get);
            return future.get();
        } catch (RejectedExecutionException e) {
            throw busy(HttpStatus.SERVICE_UNAVAILABLE, Message.of("error.busy"));
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw busy(HttpStatus.SERVICE_UNAVAILABLE, Message.of("error.stopping"));
        } finally {
            release(address);
        }
    }

    /** The number of unfinished requests from an address. */
    synchronized int pending(String address) {
        return running.getOrDefault(address, 0);
    }

    private synchronized void acquire(String address) {
        if (running.merge(address, 1, Integer::sum) > MAX_PER_ADDRESS) {
            release(address);
            throw busy(HttpStatus.TOO_MANY_REQUESTS, Message.of("error.still-processing"));
        }
    }

    private synchronized void release(String address) {
        running.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }

    private static HttpException busy(HttpStatus status, Message message) {
        return new HttpException(status, message);
    }
}
