package dev.outflank.protocol.engine;

import dev.outflank.protocol.BoundedLineReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** A program that executes commands in order, and whose searches can be stopped by a later command. */
public abstract class EngineProgram {
    /** The controller sent quit, or closed the input. */
    public static final int EXIT_OK = 0;
    /** The output was closed, or the input could not be read. */
    public static final int EXIT_IO_ERROR = 1;

    protected final ProtocolEngine engine;
    private final Inbox inbox;
    private final PrintStream out;
    private final PrintStream err;
    private BooleanSupplier stopRequested = () -> false;

    /** Creates a program and starts to read its input. */
    protected EngineProgram(
            ProtocolEngine engine,
            InputStream in,
            int maxLineLength,
            Function<String, Inbox.LineKind> classifier,
            PrintStream out,
            PrintStream err) {
        this.engine = engine;
        this.inbox = new Inbox(new BoundedLineReader(in, maxLineLength), classifier);
        this.out = out;
        this.err = err;
    }

    /** Executes commands until quit or the end of the input, and returns the exit code. */
    public final int run() {
        try {
            boolean more = true;
            Optional<Inbox.Line> line = inbox.take();
            while (more && line.isPresent()) {
                stopRequested = line.get().stopRequested();
                more = execute(line.get().text());
                if (out.checkError()) {
                    return EXIT_IO_ERROR;
                }
                line = more ? inbox.take() : line;
            }
            return EXIT_OK;
        } catch (IOException e) {
            err.print("The input could not be read: " + e.getMessage() + ".\n");
            err.flush();
            return EXIT_IO_ERROR;
        }
    }

    /** Executes a line; returns false for quit. */
    protected abstract boolean execute(String line);

    /** Whether a line has arrived that stops the search for the current one. */
    protected final boolean isStopRequested() {
        return stopRequested.getAsBoolean();
    }

    protected final void write(String text) {
        out.print(text);
        out.flush();
    }
}
