package dev.outflank.arena.process;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Thread pool for reading and writing the pipes of programs. */
final class StreamThreads {
    static final ExecutorService EXECUTOR = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("pipe-", 0).factory());

    private StreamThreads() {}
}
