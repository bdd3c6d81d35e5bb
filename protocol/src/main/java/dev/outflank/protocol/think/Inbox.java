package dev.outflank.protocol.think;

import dev.outflank.protocol.Lines;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The lines that come in, read on a thread of their own: a program that thinks about one line hears of a later one that
 * ends its thought. Numbering them leaves no moment in which such a line could be missed.
 */
public final class Inbox {
    /** Whoever sends more ahead waits. */
    private static final int MOST_UNREAD = 1024;

    /** When nobody can send any more, what was asked last may still take so long. */
    private static final Duration LAST_THOUGHT = Duration.ofSeconds(10);

    private final BlockingQueue<Message> unread = new LinkedBlockingQueue<>(MOST_UNREAD);
    private final Function<String, Meaning> meanings;
    private final Duration lastThought;
    private volatile long lastEnding;
    private volatile long thinkUntil;
    private volatile boolean ended;

    /** What a line means to thoughts about lines before it. */
    public enum Meaning {
        /** Nothing: it waits for its turn. */
        ORDINARY,
        ENDS_THOUGHTS,
        /** The same, and nothing that may come after it is read. */
        LAST
    }

    /** A line, and how many came before it; no text at the end of the input. */
    private record Message(long number, @Nullable String text, @Nullable IOException failure) {}

    /** A line that came in. */
    public record Line(String text, BooleanSupplier overtaken) {}

    /** Begins to read. */
    public Inbox(Lines lines, Function<String, Meaning> meanings) {
        this(lines, meanings, LAST_THOUGHT);
    }

    Inbox(Lines lines, Function<String, Meaning> meanings, Duration lastThought) {
        this.meanings = meanings;
        this.lastThought = lastThought;
        Thread.ofPlatform().daemon().name("reader").start(() -> read(lines));
    }

    private void read(Lines lines) {
        try {
            boolean last = false;
            for (long number = 1; !ended; number++) {
                Message message = last ? new Message(number, null, null) : message(number, lines);
                String text = message.text();
                if (text == null) {
                    thinkUntil = System.nanoTime() + lastThought.toNanos();
                    ended = true;
                } else {
                    Meaning meaning = meanings.apply(text);
                    last = meaning == Meaning.LAST;
                    lastEnding = meaning == Meaning.ORDINARY ? lastEnding : number;
                }
                unread.put(message);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Message message(long number, Lines lines) {
        try {
            return new Message(number, lines.next(), null);
        } catch (IOException e) {
            return new Message(number, null, e);
        }
    }

    /** Waits for the next line; empty at the end of the input. */
    public Optional<Line> next() throws IOException {
        try {
            Message message = unread.take();
            if (message.failure() != null) {
                throw message.failure();
            }
            return Optional.ofNullable(message.text()).map(text -> new Line(text, () -> isOvertaken(message.number())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private boolean isOvertaken(long number) {
        return lastEnding > number || ended && System.nanoTime() - thinkUntil > 0;
    }
}
