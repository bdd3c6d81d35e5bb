package dev.outflank.protocol.vg101;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.LineProgram;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The program of VG101's final lab: answers a judge's messages with moves, and draws the board on the error stream.
 * Invalid lines are reported there only, since a single unsolicited line on standard output loses the game.
 * docs/courses.md lists decisions that the handout leaves open.
 */
public final class Vg101Program extends LineProgram {
    /** Longer than any message; the rest of a longer line is skipped. */
    private static final int MAX_LINE_LENGTH = 200;

    private Phase phase = Phase.WAITING;
    private long ownDiscs;
    private long opponentDiscs;
    private Game game = Game.start(Vg101Text.SIZE);

    /** Creates a program that gets a new clock for each message that requires a move. */
    public Vg101Program(Player player, InputStream in, PrintStream out, PrintStream err, Supplier<Clock> clocks) {
        super(player, in, MAX_LINE_LENGTH, out, err, clocks);
    }

    @Override
    protected int runProtocol() throws IOException {
        OptionalInt exitCode = OptionalInt.empty();
        while (exitCode.isEmpty()) {
            String line = input.readLine();
            if (line == null) {
                return EXIT_OK;
            }
            String words = line.strip().replaceAll("\\s+", " ");
            if (words.isEmpty()) {
                continue;
            }
            try {
                exitCode = execute(parseExpected(words), words);
            } catch (NotationException e) {
                logToStderr("Line " + input.lineNumber() + " is ignored: " + e.getMessage() + ".");
            }
            if (out.checkError()) {
                return EXIT_IO_ERROR;
            }
        }
        return exitCode.getAsInt();
    }

    private Vg101Message parseExpected(String words) throws NotationException {
        Vg101Message command = Vg101Message.parse(words);
        if (!phase.expected().contains(command)) {
            throw new NotationException(quoted(words) + " is not expected here, expected one of " + phase.expected());
        }
        return command;
    }

    /** Executes a message, and returns the exit code if it ends the dialogue. */
    private OptionalInt execute(Vg101Message command, String words) throws NotationException {
        switch (command) {
            case START -> {
                ownDiscs = 0;
                opponentDiscs = 0;
                phase = Phase.PLACING;
            }
            case PLACE -> {
                long bit = 1L << square(words).bit();
                boolean isMine = words.endsWith(Vg101Text.OWN);
                ownDiscs = isMine ? ownDiscs | bit : ownDiscs & ~bit;
                opponentDiscs = isMine ? opponentDiscs & ~bit : opponentDiscs | bit;
            }
            case DONE -> {
                // The program is White unless BEGIN follows.
                game = Game.from(Position.of(opponentDiscs, ownDiscs, Colour.BLACK), Objective.MOST_DISCS);
                phase = Phase.READY;
                writeLine(Vg101Text.OK);
            }
            case BEGIN -> {
                game = Game.from(Position.of(ownDiscs, opponentDiscs, Colour.BLACK), Objective.MOST_DISCS);
                answerMove();
            }
            case TURN -> {
                Move move = square(words);
                if (!game.position().isLegal(move)) {
                    logToStderr("Line " + input.lineNumber() + ": " + quoted(words) + " is not a legal move for "
                            + game.position().toMove().title() + ", so the position is unknown.");
                    return OptionalInt.of(EXIT_PROTOCOL_ERROR);
                }
                game = game.play(move);
                answerMove();
            }
            case PASS -> {
                pass();
                answerMove();
            }
            case END -> {
                return OptionalInt.of(EXIT_OK);
            }
        }
        return OptionalInt.empty();
    }

    /** The square after the first word of a message. */
    private static Move square(String words) throws NotationException {
        String[] parts = words.split(" ");
        return Notation.VG101.parse(parts[1] + " " + parts[2], Vg101Text.SIZE);
    }

    private void answerMove() {
        Clock clock = clocks.get();
        phase = Phase.PLAYING;
        printBoard();
        if (game.position().mobility() == 0) {
            writeLine(Notation.VG101.format(Move.PASS));
            pass();
            return;
        }
        Move move = player.choose(game, clock);
        assert game.position().isLegal(move) : move + " in " + game.position();
        game = game.play(move);
        writeLine(Notation.VG101.format(move));
        printBoard();
    }

    /** Passes even where the rules do not allow it, because the judge still asks after the end of the game. */
    private void pass() {
        Position position = game.position();
        game = position.mustPass() ? game.play(Move.PASS) : Game.from(position.passed(), game.objective());
    }

    private void printBoard() {
        err.print(Vg101Text.board(game.position()));
        err.flush();
    }

    /** State of the dialogue. */
    private enum Phase {
        WAITING,
        PLACING,
        READY,
        PLAYING;

        /** The messages that may come next; START and END are allowed at any time. */
        Set<Vg101Message> expected() {
            return switch (this) {
                case WAITING -> EnumSet.of(Vg101Message.START, Vg101Message.END);
                case PLACING -> EnumSet.of(Vg101Message.START, Vg101Message.PLACE, Vg101Message.DONE, Vg101Message.END);
                case READY ->
                    EnumSet.of(
                            Vg101Message.START,
                            Vg101Message.BEGIN,
                            Vg101Message.TURN,
                            Vg101Message.PASS,
                            Vg101Message.END);
                case PLAYING -> EnumSet.of(Vg101Message.START, Vg101Message.TURN, Vg101Message.PASS, Vg101Message.END);
            };
        }
    }
}
