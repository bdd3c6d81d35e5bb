package dev.outflank.arena.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Queue of text for a program's standard input. A separate thread writes it, because a program that never reads would
 * block the writer for ever.
 */
final class StdinQueue {
    /** Marks the end of the queue; text is never empty. */
    private static final byte[] END = {};

    private static final long MAX_UNREAD_BYTES = 1 << 20;

    private final LinkedBlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
    private final AtomicLong unreadBytes = new AtomicLong();

    /** Queues text; returns false if more than {@link #MAX_UNREAD_BYTES} are waiting. */
    boolean offer(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length == 0) {
            return true;
        }
        queue.add(bytes);
        return unreadBytes.addAndGet(bytes.length) <= MAX_UNREAD_BYTES;
    }

    /** Closes the program's input after all queued text is written. */
    void close() {
        queue.add(END);
    }

    /** Writes queued text until the queue is closed. */
    void writeTo(OutputStream out) {
        try (out) {
            for (byte[] bytes = queue.take(); bytes.length > 0; bytes = queue.take()) {
                out.write(bytes);
                out.flush();
                unreadBytes.addAndGet(-bytes.length);
            }
        } catch (IOException closed) {
            // The program closed its input or exited: the reader of its output detects and reports that.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
