package dev.outflank.protocol.botzone;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.BoundedLineReader;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.List;

/**
 * How requests and answers are written, and read on the other side. A program that is started anew for every move may
 * hand data on to its next start; a form keeps them during a game.
 */
sealed interface BotzoneFormat permits BotzoneJsonFormat, BotzoneSimpleFormat {
    int SIZE = 8;

    /** The line by which a program that was started once asks to be kept running. */
    String KEEP_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

    /** What a program was asked and what it answered so far; one more request than there are responses. */
    record History(List<Move> requests, List<Move> responses) {}

    /** The game so far: one more request than there are responses. */
    String formatHistory(List<Move> requests, List<Move> responses);

    /** A single request, for a program that was kept running. */
    String formatRequest(Move move);

    /** Reads the program's answer. */
    Move readAnswer(ProgramSession session, Leniency leniency) throws BotException;

    /** Takes the lines after the answer, the first of them number 2. */
    void acceptExtraLine(int number, String line);

    /** Whether the lines after the answer can hold anything for the next start. */
    boolean hasExtraLines();

    /** For a program: reads a whole game, of which the first line has come already. */
    History readHistory(String first, BoundedLineReader more) throws NotationException, IOException;

    /** For a program that was kept running: reads a single request. */
    Move readRequest(String line) throws NotationException;

    /** For a program: the line that answers. */
    String formatResponse(Move move);

    /** The move with these coordinates. */
    static Move move(int x, int y) throws NotationException {
        if (x == -1 && y == -1) {
            return Move.PASS;
        }
        if (x < 0 || x >= SIZE || y < 0 || y >= SIZE) {
            throw new NotationException("x and y must both be from 0 to 7, or both -1 to pass");
        }
        return Move.at(y, x);
    }

    /** The same in an answer, whose text is told to its author. */
    static Move move(int x, int y, String answer) throws BotException {
        try {
            return move(x, y);
        } catch (NotationException e) {
            throw new BotException(Verdict.PROTOCOL, "In the answer " + quoted(answer) + " " + e.reason() + ".");
        }
    }

    static int x(Move move) {
        return move.column();
    }

    static int y(Move move) {
        return move.row();
    }
}
