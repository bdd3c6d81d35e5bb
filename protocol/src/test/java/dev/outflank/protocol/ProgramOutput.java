package dev.outflank.protocol;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The unread output of a program. */
final class ProgramOutput {
    private final Duration timeout;
    private final StringBuilder text = new StringBuilder();
    private boolean ended;

    ProgramOutput(Duration timeout) {
        this.timeout = timeout;
    }

    synchronized void add(String more) {
        text.append(more);
        notifyAll();
    }

    synchronized void end() {
        ended = true;
        notifyAll();
    }

    synchronized String pending() {
        return text.toString();
    }

    synchronized String line() throws BotException {
        long end = System.nanoTime() + timeout.toNanos();
        try {
            while (text.indexOf("\n") < 0 && !ended && System.nanoTime() < end) {
                TimeUnit.NANOSECONDS.timedWait(this, Math.max(1, end - System.nanoTime()));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        int newline = text.indexOf("\n");
        if (newline < 0 && (!ended || text.isEmpty())) {
            throw ended
                    ? new BotException(Verdict.CRASH, "The program ended.")
                    : new BotException(Verdict.TIMEOUT_WALL, "The program did not answer in time.");
        }
        String line = text.substring(0, newline < 0 ? text.length() : newline);
        text.delete(0, line.length() + 1);
        return line;
    }
}
