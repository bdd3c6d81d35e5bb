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
 * The program of VG101's final lab: answers a judge's commands with moves, and draws the board for its author on the
 * error stream. A line it cannot use costs a sentence there and nothing else, since one unasked line of output loses
 * the game. What the handout leaves open is decided in docs/courses.md.
 */
public final class Vg101Program extends LineProgram {
    /** No command is nearly as long; the rest of a longer line is skipped. */
    private static final int MAX_LINE_LENGTH = 200;

    private Phase phase = Phase.WAITING;
    private long ownDiscs;
    private long opponentDiscs;
    private Game game = Game.start(Vg101Text.SIZE);

    /** A program that asks for a new clock whenever a command that wants a move has come. */
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
            throw new NotationException(
                    quoted(words) + " comes at the wrong time, expected one of " + phase.expected());
        }
        return command;
    }

    /** Does what the command says, and returns the exit code if that ends the dialogue. */
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
                // We are white unless BEGIN says otherwise.
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
                    logToStderr("Line " + input.lineNumber() + ": " + quoted(words) + " is no legal move for "
                            + game.position().toMove().title() + ", so the board is not known any more.");
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

    /** The square that follows the command's word. */
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

    /** The side to move does not, whether or not the rules allow it: after the game's end the judge still asks. */
    private void pass() {
        Position position = game.position();
        game = position.mustPass() ? game.play(Move.PASS) : Game.from(position.passed(), game.objective());
    }

    private void printBoard() {
        err.print(Vg101Text.board(game.position()));
        err.flush();
    }

    /** Where the dialogue stands. */
    private enum Phase {
        WAITING,
        PLACING,
        READY,
        PLAYING;

        /** The commands that may come next; a new START and the END may at any time. */
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
