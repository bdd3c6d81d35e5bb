package dev.outflank.arena.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What a program writes: lines of standard output until somebody reads them, and the end of standard error. Two threads
 * fill it. Whoever writes more than the allowance is no longer read, and so cannot fill our memory.
 */
final class Output {
    private static final int TAIL = 16 << 10;
    /** Lines that nobody reads: far more than a referee leaves lying. */
    private static final int MOST_LINES = 1 << 16;

    /** A line, and when its end came. */
    record Line(String text, long arrived) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Line> lines = new ArrayDeque<>();
    private final ByteArrayOutputStream begun = new ByteArrayOutputStream();
    private final byte[] tail = new byte[TAIL];
    private final long allowance;
    private long errorBytes;
    private long written;
    private boolean flooded;
    private boolean ended;
    private boolean errorsEnded;

    Output(long allowance) {
        this.allowance = allowance;
    }

    /** Reads standard output until its end. */
    void readLines(InputStream in) {
        read(in, this::keepLines);
        lock.lock();
        try {
            if (begun.size() > 0) {
                finishLine(System.nanoTime());
            }
            ended = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Reads standard error until its end. */
    void readErrors(InputStream in) {
        read(in, this::keepTail);
        lock.lock();
        try {
            errorsEnded = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void read(InputStream in, Keeper keeper) {
        byte[] buffer = new byte[8192];
        try (in) {
            int length;
            while (!flooded() && (length = in.read(buffer)) >= 0) {
                long now = System.nanoTime();
                lock.lock();
                try {
                    written += length;
                    keeper.keep(buffer, length, now);
                    flooded |= written > allowance || lines.size() > MOST_LINES;
                    changed.signalAll();
                } finally {
                    lock.unlock();
                }
            }
        } catch (IOException closed) {
            // The pipe was closed on our side, because the program is being ended: the same as its end.
        }
    }

    private void keepLines(byte[] buffer, int length, long now) {
        int from = 0;
        for (int i = 0; i < length; i++) {
            if (buffer[i] == '\n') {
                begun.write(buffer, from, i - from);
                finishLine(now);
                from = i + 1;
            }
        }
        begun.write(buffer, from, length - from);
    }

    private void finishLine(long now) {
        String text = begun.toString(StandardCharsets.UTF_8);
        lines.add(new Line(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text, now));
        begun.reset();
    }

    private void keepTail(byte[] buffer, int length, long now) {
        for (int i = 0; i < length; i++) {
            tail[(int) (errorBytes++ % TAIL)] = buffer[i];
        }
    }

    /** The next line, or null when none is complete. */
    @Nullable Line poll() {
        lock.lock();
        try {
            return lines.poll();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until a line is there, the output has ended or overflowed, or the time is over. */
    void await(long nanos) throws InterruptedException {
        lock.lock();
        try {
            long left = nanos;
            while (lines.isEmpty() && !ended && !flooded && left > 0) {
                left = changed.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Waits a moment for the end of standard error, so that the last words are complete. */
    void awaitLastWords() throws InterruptedException {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(200);
            while (!errorsEnded && left > 0) {
                left = changed.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    boolean flooded() {
        lock.lock();
        try {
            return flooded;
        } finally {
            lock.unlock();
        }
    }

    boolean ended() {
        lock.lock();
        try {
            return ended;
        } finally {
            lock.unlock();
        }
    }

    /** Lines that nobody has read yet, and the begun one. */
    String pending() {
        lock.lock();
        try {
            StringBuilder text = new StringBuilder();
            lines.forEach(line -> text.append(line.text()).append('\n'));
            return text.append(begun.toString(StandardCharsets.UTF_8)).toString();
        } finally {
            lock.unlock();
        }
    }

    /** The last part of standard error. */
    String errors() {
        lock.lock();
        try {
            int length = (int) Math.min(errorBytes, TAIL);
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = tail[(int) ((errorBytes - length + i) % TAIL)];
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } finally {
            lock.unlock();
        }
    }

    @FunctionalInterface
    private interface Keeper {
        void keep(byte[] buffer, int length, long now);
    }
}
