package dev.outflank.arena.process;

import dev.outflank.arena.RunningTime;
import dev.outflank.protocol.PrintableText;
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
 * Buffers a program's output: unread lines of standard output, and the last part of standard error. Two threads fill
 * it. When the output exceeds its limit, it is no longer read, so a program cannot exhaust the arena's memory.
 */
final class OutputBuffer {
    private static final int STDERR_TAIL_BYTES = 16 << 10;
    /** Maximum number of unread lines. */
    private static final int MAX_LINES = 1 << 16;

    /** A line and the {@link RunningTime} at which it was complete. */
    record Line(String text, long arrivalNanos) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Line> lines = new ArrayDeque<>();
    private final ByteArrayOutputStream partialLine = new ByteArrayOutputStream();
    private final byte[] tail = new byte[STDERR_TAIL_BYTES];
    private final long maxBytes;
    private long errorBytes;
    private long written;
    private boolean overLimit;
    private boolean ended;
    private boolean errorsEnded;

    OutputBuffer(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Reads standard output to its end. */
    void readStdout(InputStream in) {
        read(in, this::addLines);
        lock.lock();
        try {
            if (partialLine.size() > 0) {
                finishLine(RunningTime.nanos());
            }
            ended = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Reads standard error to its end. */
    void readStderr(InputStream in) {
        read(in, this::addToTail);
        lock.lock();
        try {
            errorsEnded = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void read(InputStream in, ChunkHandler handler) {
        byte[] buffer = new byte[8192];
        try (in) {
            int length;
            while (!isOverLimit() && (length = in.read(buffer)) >= 0) {
                long now = RunningTime.nanos();
                lock.lock();
                try {
                    written += length;
                    handler.accept(buffer, length, now);
                    overLimit |= written > maxBytes || lines.size() > MAX_LINES;
                    changed.signalAll();
                } finally {
                    lock.unlock();
                }
            }
        } catch (IOException closed) {
            // The arena closed the pipe because it kills the program: same as end of stream.
        }
    }

    private void addLines(byte[] buffer, int length, long now) {
        int from = 0;
        for (int i = 0; i < length; i++) {
            if (buffer[i] == '\n') {
                partialLine.write(buffer, from, i - from);
                finishLine(now);
                from = i + 1;
            }
        }
        partialLine.write(buffer, from, length - from);
    }

    private void finishLine(long now) {
        String text = partialLine.toString(StandardCharsets.UTF_8);
        lines.add(new Line(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text, now));
        partialLine.reset();
    }

    private void addToTail(byte[] buffer, int length, long now) {
        for (int i = 0; i < length; i++) {
            tail[(int) (errorBytes++ % STDERR_TAIL_BYTES)] = buffer[i];
        }
    }

    /** The next complete line, or null if there is none. */
    @Nullable
    Line poll() {
        lock.lock();
        try {
            return lines.poll();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until a line is available, the output has ended or exceeded its limit, or the time is up. */
    void await(long nanos) throws InterruptedException {
        lock.lock();
        try {
            long left = nanos;
            while (lines.isEmpty() && !ended && !overLimit && left > 0) {
                left = changed.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Waits briefly for the end of standard error, so that {@link #stderrTail} is complete. */
    void awaitStderrEnd() throws InterruptedException {
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

    boolean isOverLimit() {
        lock.lock();
        try {
            return overLimit;
        } finally {
            lock.unlock();
        }
    }

    boolean hasEnded() {
        lock.lock();
        try {
            return ended;
        } finally {
            lock.unlock();
        }
    }

    /** Unread lines and the partial last line. */
    String pending() {
        lock.lock();
        try {
            StringBuilder text = new StringBuilder();
            lines.forEach(line -> text.append(line.text()).append('\n'));
            return text.append(partialLine.toString(StandardCharsets.UTF_8)).toString();
        } finally {
            lock.unlock();
        }
    }

    /** The last {@link #STDERR_TAIL_BYTES} bytes of standard error, printable. */
    String stderrTail() {
        lock.lock();
        try {
            int length = (int) Math.min(errorBytes, STDERR_TAIL_BYTES);
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = tail[(int) ((errorBytes - length + i) % STDERR_TAIL_BYTES)];
            }
            return PrintableText.of(new String(bytes, StandardCharsets.UTF_8));
        } finally {
            lock.unlock();
        }
    }

    @FunctionalInterface
    private interface ChunkHandler {
        void accept(byte[] buffer, int length, long now);
    }
}
