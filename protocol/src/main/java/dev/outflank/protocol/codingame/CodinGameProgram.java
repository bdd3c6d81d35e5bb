package dev.outflank.protocol.codingame;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.LineProgram;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.Supplier;

/** A program for CodinGame's Othello: it reads the board at every turn and answers with a move. */
public final class CodinGameProgram extends LineProgram {
    private static final int MAX_LINE_LENGTH = 200;

    /** Creates a program that gets a new clock at the beginning of each turn. */
    public CodinGameProgram(Player player, InputStream in, PrintStream out, PrintStream err, Supplier<Clock> clocks) {
        super(player, in, MAX_LINE_LENGTH, out, err, clocks);
    }

    @Override
    protected int runProtocol() throws NotationException, IOException {
        String id = input.readNonBlankLine();
        if (id == null) {
            return EXIT_OK;
        }
        Colour side = CodinGameText.side(id.strip());
        int size = readNumber("the size", Position.MAX_SIZE);
        if (size < Position.MIN_SIZE || size % 2 != 0) {
            throw new NotationException("expected the size, an even number from " + Position.MIN_SIZE + " to "
                    + Position.MAX_SIZE + ", not " + size);
        }
        String row = input.readNonBlankLine();
        while (row != null && !out.checkError()) {
            Clock clock = clocks.get();
            StringBuilder rows = new StringBuilder(row.strip());
            for (int i = 1; i < size; i++) {
                rows.append(readExpected("a row"));
            }
            Position position = CodinGameText.position(rows.toString(), side);
            if (position.size() != size) {
                throw new NotationException("expected " + size + " rows of " + size + " squares");
            }
            for (int moves = readNumber("the number of moves", size * size); moves > 0; moves--) {
                readExpected("a move");
            }
            answer(position, clock);
            row = input.readNonBlankLine();
        }
        return out.checkError() ? EXIT_IO_ERROR : EXIT_OK;
    }

    private void answer(Position position, Clock clock) {
        Move move =
                position.mobility() == 0 ? Move.PASS : player.choose(Game.from(position, Objective.MOST_DISCS), clock);
        writeLine(move.toString());
    }

    private int readNumber(String what, int max) throws NotationException, IOException {
        String text = readExpected(what);
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > max) {
            throw new NotationException("expected " + what + ", up to " + max + ", not " + quoted(text));
        }
        return Integer.parseInt(text);
    }

    private String readExpected(String what) throws NotationException, IOException {
        String line = input.readNonBlankLine();
        if (line == null) {
            throw new NotationException("the input ends where " + what + " was expected");
        }
        return line.strip();
    }
}
