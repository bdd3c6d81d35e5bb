package dev.outflank.protocol;

import static dev.outflank.rules.NotationException.quoted;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The connection of a dialogue to its program, which it starts and stops; it adds hints to timeouts. */
public final class ProgramSession implements AutoCloseable {
    private static final String FLUSH_HINT =
            "No complete line arrived: is the output flushed? On a pipe, output stays in the program's buffer until it is"
                    + " flushed: fflush(stdout) in C, std::endl in C++, print(..., flush=True) in Python,"
                    + " System.out.flush() in Java.";

    private final Program program;
    private @Nullable Wire wire;

    public ProgramSession(Program program) {
        this.program = program;
    }

    /** Starts the program; a running one is stopped first. */
    public void start() throws BotException {
        close();
        wire = program.start();
    }

    public void send(String text) throws BotException {
        wire().send(text);
    }

    /** Waits for the next line of the program. */
    public String readLine() throws BotException {
        Wire running = wire();
        try {
            return running.readLine();
        } catch (BotException fault) {
            boolean silent =
                    fault.verdict() == Verdict.TIMEOUT_WALL && fault.hint().isEmpty();
            throw silent ? new BotException(fault.verdict(), fault.reason(), timeoutHint(running.pending())) : fault;
        }
    }

    /** Complete lines that have arrived without a request. They remain unread. */
    public List<String> unsolicitedLines() {
        String pending = wire().pending();
        return pending.substring(0, pending.lastIndexOf('\n') + 1).lines().toList();
    }

    public void closeInput() throws BotException {
        wire().closeInput();
    }

    @Override
    public void close() {
        if (wire != null) {
            wire.close();
            wire = null;
        }
    }

    private Wire wire() {
        if (wire == null) {
            throw new IllegalStateException("the dialogue is not open");
        }
        return wire;
    }

    private static String timeoutHint(String pending) {
        return pending.isEmpty()
                ? FLUSH_HINT
                : "The line " + quoted(pending) + " is not complete: end every answer with a newline.";
    }
}
