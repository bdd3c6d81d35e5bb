package dev.outflank.arena.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Other work that keeps the machine busy: sessions of their own, as the kernel shares out time by session. */
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
