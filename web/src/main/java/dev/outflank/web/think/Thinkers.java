package dev.outflank.web.think;

import dev.outflank.web.http.Fault;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The threads that think for all visitors. When many wait, each gets less time for an answer, not a later one. */
public final class Thinkers implements AutoCloseable {
    private static final int MOST_WAITING = 1000;
    private static final Duration SHORTEST = Duration.ofMillis(100);

    private final BlockingQueue<Order> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private final List<Thread> threads = new ArrayList<>();

    private record Order(Thought<?> thought, Duration longest) {}

    public Thinkers(String name, int number) {
        for (int i = 1; i <= number; i++) {
            threads.add(Thread.ofPlatform().daemon().name(name + "-" + i).start(this::work));
        }
    }

    /** Puts work into the queue, to take no longer than this once it is begun. */
    public <T> Thought<T> ask(Duration longest, Work<T> work) {
        Thought<T> thought = new Thought<>(work);
        if (!waiting.offer(new Order(thought, longest))) {
            waiting.removeIf(order -> order.thought.isCancelled());
            if (!waiting.offer(new Order(thought, longest))) {
                throw new Fault(HttpStatus.SERVICE_UNAVAILABLE, "All players are busy; please try again in a minute.");
            }
        }
        return thought;
    }

    /** How much waits to be begun. */
    public int waiting() {
        return waiting.size();
    }

    private void work() {
        Desk desk = new Desk();
        try {
            while (true) {
                Order order = waiting.take();
                if (!order.thought.isCancelled()) {
                    order.thought.think(desk, share(order.longest));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Duration share(Duration longest) {
        Duration share = longest.dividedBy(1 + waiting.size() / threads.size());
        return share.compareTo(SHORTEST) < 0 && longest.compareTo(SHORTEST) > 0 ? SHORTEST : share;
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
    }
}
