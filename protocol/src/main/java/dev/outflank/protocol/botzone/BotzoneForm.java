package dev.outflank.protocol.botzone;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Talk;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Move;
import java.util.List;

/**
 * How requests and answers are written. A program that is started anew for every move may hand data on to its next
 * start; a form keeps them during a game.
 */
sealed interface BotzoneForm permits JsonForm, PlainForm {
    int SIZE = 8;

    /** The game so far: one more request than there are responses. */
    String history(List<Move> requests, List<Move> responses);

    /** A single request, for a program that was kept running. */
    String request(Move move);

    /** Reads the program's answer. */
    Move answer(Talk talk, Leniency leniency) throws BotFault;

    /** Takes the lines after the answer, the first of them number 2. */
    void after(int number, String line);

    /** Whether the lines after the answer can hold anything for the next start. */
    boolean readsOn();

    /** The move with these coordinates; the text is where they were read from. */
    static Move move(int x, int y, String text) throws BotFault {
        if (x == -1 && y == -1) {
            return Move.PASS;
        }
        if (x < 0 || x >= SIZE || y < 0 || y >= SIZE) {
            throw new BotFault(
                    Verdict.PROTOCOL,
                    "In the answer " + quoted(text) + " x and y must both be from 0 to 7, or both -1 to pass.");
        }
        return Move.at(y, x);
    }

    static int x(Move move) {
        return move.column();
    }

    static int y(Move move) {
        return move.row();
    }
}
