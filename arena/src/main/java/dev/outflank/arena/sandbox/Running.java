package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A started program: its first process, the group of all of them, and the slot they have. */
public final class Running implements AutoCloseable {
    private static final Set<Running> ALL = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Running::closeAll, "end of all programs"));
    }

    private final Process process;
    private final Group group;
    private final @Nullable Slot slot;
    private boolean closed;

    Running(Process process, Group group, @Nullable Slot slot) {
        this.process = process;
        this.group = group;
        this.slot = slot;
        ALL.add(this);
    }

    public Process process() {
        return process;
    }

    public Group group() {
        return group;
    }

    /** Ends every process of the program, and verifies that none is left. */
    @Override
    public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        ALL.remove(this);
        // The group first: without the first process nobody would know any more who was below it.
        group.close();
        // Destroying one that has ended would only throw away what it wrote and nobody has read yet.
        if (process.isAlive()) {
            process.destroyForcibly();
        }
        if (slot != null) {
            slot.close();
        }
    }

    private static void closeAll() {
        for (Running running : ALL) {
            try {
                running.close();
            } catch (IOException e) {
                System.getLogger("outflank.arena")
                        .log(Level.ERROR, "a program could not be ended: {0}", e.getMessage());
            }
        }
    }
}
