package dev.outflank.arena;

import java.time.Duration;

/**
 * A clock that stands still while this process does not run: stopped by a signal, by its garbage collector or by a busy
 * machine. The arena does not see meanwhile whether a contestant has answered, so no contestant is charged for that time.
 *
 * <p>A thread looks at the system's clock again and again. What lies between two looks, beyond a usual delay, was a
 * pause. It counts as soon as it ends, even if that thread has not run again yet.
 */
public final class RunningTime {
    private static final Duration INTERVAL = Duration.ofMillis(10);
    /** Shorter intervals are usual. */
    private static final Duration MAX_INTERVAL = Duration.ofMillis(30);

    private static final RunningTime OF_THIS_PROCESS = new RunningTime(System.nanoTime());

    static {
        Thread.ofPlatform().daemon().name("running-time").start(OF_THIS_PROCESS::lookForEver);
    }

    private long lastLook;
    private long paused;

    RunningTime(long now) {
        lastLook = now;
    }

    /** Like {@link System#nanoTime}, without the pauses. */
    public static long nanos() {
        synchronized (OF_THIS_PROCESS) {
            return OF_THIS_PROCESS.withoutPauses(System.nanoTime());
        }
    }

    private void lookForEver() {
        try {
            while (true) {
                look(System.nanoTime());
                Thread.sleep(INTERVAL);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized void look(long now) {
        paused = now - withoutPauses(now);
        lastLook = now;
    }

    synchronized long withoutPauses(long now) {
        return now - paused - Math.max(0, now - lastLook - MAX_INTERVAL.toNanos());
    }
}
