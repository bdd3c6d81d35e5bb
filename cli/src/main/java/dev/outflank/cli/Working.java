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
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A worker of this process, with its workshop. */
record Working(Worker worker, Workshop workshop) implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Working.class);

    static final int USUAL = MatchOptions.usualConcurrency();

    /** Begins to work. Without a sandbox nothing that was handed in is run: it waits. */
    static Working start(Store store, int slots, Duration heartbeat, PrintStream err) throws IOException {
        Sandbox sandbox = Sandbox.probe();
        if (!sandbox.ready()) {
            err.println("outflank: programs are not run without a sandbox, and wait: "
                    + String.join(" ", sandbox.missing()));
            err.flush();
        }
        Thread.setDefaultUncaughtExceptionHandler(Working::tell);
        Workshop workshop = new Workshop(sandbox, JudgeOptions.cache());
        return new Working(Worker.start(store, new StaffPlayers(), workshop, name(), slots, heartbeat), workshop);
    }

    /** The queue's threads end when the database fails them, and others take their place: that needs no stack. */
    private static void tell(Thread thread, Throwable e) {
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        if (root instanceof SQLException) {
            LOG.warn("{}: {}", thread.getName(), root.getMessage());
        } else {
            LOG.error(thread.getName(), e);
        }
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
