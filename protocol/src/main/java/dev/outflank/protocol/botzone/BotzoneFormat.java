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
 * Text format of requests and answers, for both sides. A program that is started for every move can pass data to its
 * next start; an instance stores them during a game.
 */
sealed interface BotzoneFormat permits BotzoneJsonFormat, BotzoneSimpleFormat {
    int SIZE = 8;

    /** The line with which a program asks to be kept running. */
    String KEEP_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

    /** The game from a program's point of view: one more request than responses. */
    record History(List<Move> requests, List<Move> responses) {}

    /** The input of a program that is started: the whole game so far. */
    String formatHistory(List<Move> requests, List<Move> responses);

    /** The input of a program that is kept running: a single request. */
    String formatRequest(Move move);

    /** Reads the program's answer. */
    Move readAnswer(ProgramSession session, Leniency leniency) throws BotException;

    /** Receives the lines after the answer, which are numbered from 2. */
    void acceptExtraLine(int number, String line);

    /** Whether the lines after the answer can contain data for the next start. */
    boolean hasExtraLines();

    /** Program's side: reads the whole game, whose first line has already been read. */
    History readHistory(String first, BoundedLineReader more) throws NotationException, IOException;

    /** Program's side: reads a single request. */
    Move readRequest(String line) throws NotationException;

    /** Program's side: the answer line. */
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

    /** The move with these coordinates in an answer, which is quoted in the error message. */
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
