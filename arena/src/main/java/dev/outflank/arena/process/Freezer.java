package dev.outflank.arena.process;

import dev.outflank.arena.sandbox.Cgroup;
import java.io.IOException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Freezes a program while its opponent thinks, so that it cannot ponder. Freezing starts after a short delay: between
 * two fast programs, freezing and thawing would cost more time than a program could gain.
 */
final class Freezer {
    private static final ScheduledThreadPoolExecutor TIMER = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("freezer").factory());

    static {
        TIMER.setRemoveOnCancelPolicy(true);
    }

    private final Cgroup cgroup;
    private @Nullable ScheduledFuture<?> scheduled;
    private boolean frozen;
    private boolean disabled;
    private @Nullable IOException failure;

    Freezer(Cgroup cgroup) {
        this.cgroup = cgroup;
    }

    synchronized void scheduleFreeze() {
        if (scheduled == null && !disabled) {
            scheduled = TIMER.schedule(this::freeze, cgroup.freezeDelay().toNanos(), TimeUnit.NANOSECONDS);
        }
    }

    private synchronized void freeze() {
        if (scheduled != null) {
            frozen = true;
            try {
                cgroup.freeze();
            } catch (IOException e) {
                failure = e;
            }
        }
    }

    /** Thaws the program. Throws if freezing failed, because the program may have continued to think. */
    synchronized void thaw() throws IOException {
        cancel();
        if (frozen) {
            frozen = false;
            cgroup.thaw();
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** Cancels freezing for good; called before the program is killed. */
    synchronized void disable() {
        disabled = true;
        frozen = false;
        cancel();
    }

    private void cancel() {
        if (scheduled != null) {
            scheduled.cancel(false);
            scheduled = null;
        }
    }
}
