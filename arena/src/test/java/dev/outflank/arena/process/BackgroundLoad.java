package dev.outflank.arena.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Busy processes, each in its own session, because the kernel distributes processor time by session (autogroup). */
final class BackgroundLoad implements AutoCloseable {
    private final List<Process> processes = new ArrayList<>();

    BackgroundLoad(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            processes.add(new ProcessBuilder("setsid", "/bin/sh", "-c", "while :; do :; done").start());
        }
    }

    @Override
    public void close() {
        processes.forEach(Process::destroyForcibly);
    }
}
