package dev.outflank.protocol;

import static dev.outflank.rules.NotationException.quoted;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A program as a dialogue speaks to it: started when the dialogue says so, its silences explained to its author. */
public final class ProgramSession implements AutoCloseable {
    private static final String FLUSH_HINT =
            "Nothing complete came: is the output flushed? A program that writes to a pipe keeps its output back until"
                    + " it is told to flush: fflush(stdout) in C, std::endl in C++, print(..., flush=True) in Python,"
                    + " System.out.flush() in Java.";

    private final Program program;
    private @Nullable Wire wire;

    public ProgramSession(Program program) {
        this.program = program;
    }

    /** Starts the program, afresh if it runs. */
    public void start() throws BotException {
        close();
        wire = program.start();
    }

    public void send(String text) throws BotException {
        wire().send(text);
    }

    /** The next line of the program. */
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

    /** Complete lines that came though nothing was asked. They stay to be read. */
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
                : "The line " + quoted(pending) + " was begun but not ended: end every answer with a newline.";
    }
}
