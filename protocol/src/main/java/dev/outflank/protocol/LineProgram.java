package dev.outflank.protocol;

import dev.outflank.rules.Clock;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.Supplier;

/**
 * A program that a judge talks to in lines and that answers with a player's moves; its author reads the error stream.
 */
public abstract class LineProgram {
    /** It has answered whatever it was asked. */
    public static final int FINISHED = 0;
    /** Nobody reads the answers, or reading failed. */
    public static final int ABANDONED = 1;
    /** What came makes no game. */
    public static final int LOST_TRACK = 2;

    protected final Player player;
    protected final Lines lines;
    protected final PrintStream out;
    protected final PrintStream err;
    /** Gives a new clock for each move. */
    protected final Supplier<Clock> clocks;

    protected LineProgram(
            Player player, InputStream in, int longestLine, PrintStream out, PrintStream err, Supplier<Clock> clocks) {
        this.player = player;
        this.lines = new Lines(in, longestLine);
        this.out = out;
        this.err = err;
        this.clocks = clocks;
    }

    /** Answers until the judge has had enough, and returns the exit code. */
    public final int run() {
        try {
            return converse();
        } catch (NotationException e) {
            tell("Line " + lines.number() + ": " + e.getMessage() + ".");
            return LOST_TRACK;
        } catch (IOException e) {
            tell("The input could not be read: " + e.getMessage() + ".");
            return ABANDONED;
        }
    }

    /** The dialogue itself; returns the exit code. */
    protected abstract int converse() throws NotationException, IOException;

    /** Says a line to the judge. */
    protected final void say(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** Tells the author something. */
    protected final void tell(String sentence) {
        err.print(sentence + "\n");
        err.flush();
    }
}
