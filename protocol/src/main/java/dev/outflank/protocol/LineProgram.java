package dev.outflank.protocol;

import dev.outflank.rules.Clock;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.Supplier;

/** A program that reads lines from a judge and answers with the moves of a player; it logs to the error stream. */
public abstract class LineProgram {
    /** Every request was answered. */
    public static final int EXIT_OK = 0;
    /** The output was closed, or the input could not be read. */
    public static final int EXIT_IO_ERROR = 1;
    /** The input is not a legal game. */
    public static final int EXIT_PROTOCOL_ERROR = 2;

    protected final Player player;
    protected final BoundedLineReader input;
    protected final PrintStream out;
    protected final PrintStream err;
    /** Supplies a new clock for each move. */
    protected final Supplier<Clock> clocks;

    protected LineProgram(
            Player player,
            InputStream in,
            int maxLineLength,
            PrintStream out,
            PrintStream err,
            Supplier<Clock> clocks) {
        this.player = player;
        this.input = new BoundedLineReader(in, maxLineLength);
        this.out = out;
        this.err = err;
        this.clocks = clocks;
    }

    /** Answers until the game or the input ends, and returns the exit code. */
    public final int run() {
        try {
            return runProtocol();
        } catch (NotationException e) {
            logToStderr("Line " + input.lineNumber() + ": " + e.getMessage() + ".");
            return EXIT_PROTOCOL_ERROR;
        } catch (IOException e) {
            logToStderr("The input could not be read: " + e.getMessage() + ".");
            return EXIT_IO_ERROR;
        }
    }

    /** Runs the dialogue and returns the exit code. */
    protected abstract int runProtocol() throws NotationException, IOException;

    /** Sends a line to the judge. */
    protected final void writeLine(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** Writes a sentence for the program's author. */
    protected final void logToStderr(String sentence) {
        err.print(sentence + "\n");
        err.flush();
    }
}
