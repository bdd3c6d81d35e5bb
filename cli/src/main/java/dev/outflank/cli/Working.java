package dev.outflank.cli;

import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.judge.service.Worker;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.submission.Workshop;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** A worker of this process, with its workshop. */
record Working(Worker worker, Workshop workshop) implements AutoCloseable {
    static final int USUAL = MatchOptions.usualConcurrency();

    /** Begins to work. Without a sandbox nothing that was handed in is run: it waits. */
    static Working start(Store store, int slots, Duration heartbeat, PrintStream err) throws IOException {
        Sandbox sandbox = Sandbox.probe();
        if (!sandbox.ready()) {
            err.println("outflank: programs are not run without a sandbox, and wait: " + String.join(" ", sandbox.missing()));
            err.flush();
        }
        Workshop workshop = new Workshop(sandbox, JudgeOptions.cache());
        return new Working(Worker.start(store, new StaffPlayers(), workshop, name(), slots, heartbeat), workshop);
    }

    /** The machine's name, and a number that no other worker on it has. */
    private static String name() {
        String host;
        try {
            host = InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            host = "worker";
        }
        return host + "-" + ProcessHandle.current().pid() + "-"
                + Integer.toHexString(ThreadLocalRandom.current().nextInt(0x1000, 0x10000));
    }

    @Override
    public void close() {
        worker.close();
        workshop.close();
    }
}
