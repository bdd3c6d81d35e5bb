package dev.outflank.protocol.engine;

import dev.outflank.protocol.BoundedLineReader;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Queue of input lines that a separate thread reads, so that a line can stop the search for an earlier line. Lines are
 * numbered: a search stops if a stop line with a higher number has arrived, so no stop is lost and none comes too early.
 */
public final class Inbox {
    /** When this many lines are unread, reading pauses. */
    private static final int MAX_UNREAD_LINES = 1024;

    /** Time for the last search after the end of the input, when no stop can arrive any more. */
    private static final Duration FINAL_SEARCH_TIME = Duration.ofSeconds(10);

    private final BlockingQueue<Message> unread = new LinkedBlockingQueue<>(MAX_UNREAD_LINES);
    private final Function<String, LineKind> classifier;
    private final Duration finalSearchTime;
    private volatile long lastStop;
    private volatile long searchDeadline;
    private volatile boolean ended;

    /** The effect of a line on a search for an earlier line. */
    public enum LineKind {
        /** None: it waits for its turn. */
        ORDINARY,
        /** Stops the search. */
        STOP,
        /** Stops the search and ends the input: later lines are not read. */
        QUIT
    }

    /** A numbered line; no text at the end of the input. */
    private record Message(
            long number, @Nullable String text, @Nullable IOException failure) {}

    /**
     * An input line.
     *
     * @param stopRequested whether a later line, or the end of the input, stops the search for this one
     */
    public record Line(String text, BooleanSupplier stopRequested) {}

    /** Creates the inbox and starts its reader thread. */
    public Inbox(BoundedLineReader lines, Function<String, LineKind> classifier) {
        this(lines, classifier, FINAL_SEARCH_TIME);
    }

    Inbox(BoundedLineReader lines, Function<String, LineKind> classifier, Duration finalSearchTime) {
        this.classifier = classifier;
        this.finalSearchTime = finalSearchTime;
        Thread.ofPlatform().daemon().name("reader").start(() -> read(lines));
    }

    private void read(BoundedLineReader lines) {
        try {
            boolean last = false;
            for (long number = 1; !ended; number++) {
                Message message = last ? new Message(number, null, null) : message(number, lines);
                String text = message.text();
                if (text == null) {
                    searchDeadline = System.nanoTime() + finalSearchTime.toNanos();
                    ended = true;
                } else {
                    LineKind kind = classifier.apply(text);
                    last = kind == LineKind.QUIT;
                    lastStop = kind == LineKind.ORDINARY ? lastStop : number;
                }
                unread.put(message);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Message message(long number, BoundedLineReader lines) {
        try {
            return new Message(number, lines.readLine(), null);
        } catch (IOException e) {
            return new Message(number, null, e);
        }
    }

    /** Waits for the next line; empty at the end of the input. */
    public Optional<Line> take() throws IOException {
        try {
            Message message = unread.take();
            if (message.failure() != null) {
                throw message.failure();
            }
            return Optional.ofNullable(message.text())
                    .map(text -> new Line(text, () -> isStopRequested(message.number())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private boolean isStopRequested(long number) {
        return lastStop > number || ended && System.nanoTime() - searchDeadline > 0;
    }
}
