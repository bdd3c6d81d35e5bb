package dev.outflank.arena.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What is written to a program. A thread of its own does it, because a program that never reads would block the writer
 * for ever.
 */
final class StdinQueue {
    /** Nothing to write: the sign to close, as text always has bytes. */
    private static final byte[] END = {};

    private static final long MAX_UNREAD_BYTES = 1 << 20;

    private final LinkedBlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
    private final AtomicLong unreadBytes = new AtomicLong();

    /** Hands text over; false when the program has left so much unread that more makes no sense. */
    boolean offer(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length == 0) {
            return true;
        }
        queue.add(bytes);
        return unreadBytes.addAndGet(bytes.length) <= MAX_UNREAD_BYTES;
    }

    /** Closes the program's input once everything is written. */
    void close() {
        queue.add(END);
    }

    /** Writes what is handed over until the end. */
    void writeTo(OutputStream out) {
        try (out) {
            for (byte[] bytes = queue.take(); bytes.length > 0; bytes = queue.take()) {
                out.write(bytes);
                out.flush();
                unreadBytes.addAndGet(-bytes.length);
            }
        } catch (IOException closed) {
            // The program has closed its input or has ended: the reading side sees that and says what it means.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
