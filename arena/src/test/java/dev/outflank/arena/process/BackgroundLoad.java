package dev.outflank.arena.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Busy processes, each in its own session, because the kernel distributes processor time by session (autogroup). If the
 * test is killed, they end by their limit of processor time.
 */
final class BackgroundLoad implements AutoCloseable {
    private static final String BUSY = "ulimit -t 60; while :; do :; done";

    private final List<Process> processes = new ArrayList<>();

    BackgroundLoad(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            processes.add(new ProcessBuilder("setsid", "/bin/sh", "-c", BUSY).start());
        }
    }

    @Override
    public void close() {
        processes.forEach(Process::destroyForcibly);
    }
}
