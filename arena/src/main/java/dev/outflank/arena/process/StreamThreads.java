package dev.outflank.arena.process;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The threads that wait at the pipes of programs, used again by the next program. */
final class StreamThreads {
    static final ExecutorService EXECUTOR = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("pipe-", 0).factory());

    private StreamThreads() {}
}
