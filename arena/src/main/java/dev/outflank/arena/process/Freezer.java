package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Group;
import java.io.IOException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Stops a program while its opponent thinks. Only after a moment: between two quick programs, stopping and waking would
 * cost more than anybody could think meanwhile.
 */
final class Freezer {
    private static final ScheduledThreadPoolExecutor TIMER = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("freezer").factory());

    static {
        TIMER.setRemoveOnCancelPolicy(true);
    }

    private final Group group;
    private @Nullable ScheduledFuture<?> planned;
    private boolean frozen;
    private boolean stopped;
    private @Nullable IOException failure;

    Freezer(Group group) {
        this.group = group;
    }

    synchronized void rest() {
        if (planned == null && !stopped) {
            planned = TIMER.schedule(this::freeze, group.freezeAfter().toNanos(), TimeUnit.NANOSECONDS);
        }
    }

    private synchronized void freeze() {
        if (planned != null) {
            frozen = true;
            try {
                group.freeze();
            } catch (IOException e) {
                failure = e;
            }
        }
    }

    /** Wakes the program; fails if it could not be stopped, for then it may have thought on. */
    synchronized void wake() throws IOException {
        cancel();
        if (frozen) {
            frozen = false;
            group.thaw();
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** The program is about to be ended, and is left alone from now on. */
    synchronized void stop() {
        stopped = true;
        frozen = false;
        cancel();
    }

    private void cancel() {
        if (planned != null) {
            planned.cancel(false);
            planned = null;
        }
    }
}
