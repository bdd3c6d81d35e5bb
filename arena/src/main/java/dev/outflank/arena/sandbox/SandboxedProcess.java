package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A running program: its first process, the control group of all its processes, and its leased user id. */
public final class SandboxedProcess implements AutoCloseable {
    private static final Set<SandboxedProcess> ALL = ConcurrentHashMap.newKeySet();

    static {
        ArenaShutdown.atExit("kill-programs", SandboxedProcess::closeAll);
    }

    private final Process process;
    private final Cgroup cgroup;
    private final @Nullable UidLease uidLease;
    private final boolean mayEscape;
    private boolean closed;

    /**
     * Creates a running program.
     *
     * @param mayEscape whether a process of the program can leave its process tree, so that only its user id shows whose
     *     it is
     */
    SandboxedProcess(Process process, Cgroup cgroup, @Nullable UidLease uidLease, boolean mayEscape) {
        this.process = process;
        this.cgroup = cgroup;
        this.uidLease = uidLease;
        this.mayEscape = mayEscape;
        ALL.add(this);
    }

    public Process process() {
        return process;
    }

    public Cgroup cgroup() {
        return cgroup;
    }

    /** Whether the program was killed, by its owner or because this JVM ends. */
    public synchronized boolean isClosed() {
        return closed;
    }

    /** Kills every process of the program, and verifies that none is left. */
    @Override
    public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        ALL.remove(this);
        // The group first: a process tree can be found only while its root exists.
        cgroup.close();
        // Destroying a process that has exited would discard its unread output.
        if (process.isAlive()) {
            process.destroyForcibly();
        }
        if (uidLease != null) {
            if (mayEscape) {
                uidLease.killProcesses();
            }
            uidLease.close();
        }
    }

    private static void closeAll() {
        for (SandboxedProcess running : ALL) {
            try {
                running.close();
            } catch (IOException e) {
                System.getLogger("outflank.arena")
                        .log(Level.ERROR, "a program could not be killed: {0}", e.getMessage());
            }
        }
    }
}
