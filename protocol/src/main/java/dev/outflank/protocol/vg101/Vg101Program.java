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
    private static final int LONGEST_LINE = 200;

    private Phase phase = Phase.WAITING;
    private long mine;
    private long theirs;
    private Game game = Game.start(Vg101Text.SIZE);

    /** A program that asks for a new clock whenever a command that wants a move has come. */
    public Vg101Program(Player player, InputStream in, PrintStream out, PrintStream err, Supplier<Clock> clocks) {
        super(player, in, LONGEST_LINE, out, err, clocks);
    }

    @Override
    protected int converse() throws IOException {
        OptionalInt exitCode = OptionalInt.empty();
        while (exitCode.isEmpty()) {
            String line = lines.next();
            if (line == null) {
                return FINISHED;
            }
            String words = line.strip().replaceAll("\\s+", " ");
            if (words.isEmpty()) {
                continue;
            }
            try {
                exitCode = obey(expectedCommand(words), words);
            } catch (NotationException e) {
                tell("Line " + lines.number() + " is ignored: " + e.getMessage() + ".");
            }
            if (out.checkError()) {
                return ABANDONED;
            }
        }
        return exitCode.getAsInt();
    }

    private Command expectedCommand(String words) throws NotationException {
        Command command = Command.of(words);
        if (!phase.expected().contains(command)) {
            throw new NotationException(
                    quoted(words) + " comes at the wrong time, expected one of " + phase.expected());
        }
        return command;
    }

    /** Does what the command says, and returns the exit code if that ends the dialogue. */
    private OptionalInt obey(Command command, String words) throws NotationException {
        switch (command) {
            case START -> {
                mine = 0;
                theirs = 0;
                phase = Phase.PLACING;
            }
            case PLACE -> {
                long bit = 1L << square(words).bit();
                boolean isMine = words.endsWith(Vg101Text.MINE);
                mine = isMine ? mine | bit : mine & ~bit;
                theirs = isMine ? theirs & ~bit : theirs | bit;
            }
            case DONE -> {
                // We are white unless BEGIN says otherwise.
                game = Game.from(Position.of(theirs, mine, Colour.BLACK), Objective.MOST_DISCS);
                phase = Phase.READY;
                say(Vg101Text.OK);
            }
            case BEGIN -> {
                game = Game.from(Position.of(mine, theirs, Colour.BLACK), Objective.MOST_DISCS);
                answer();
            }
            case TURN -> {
                Move move = square(words);
                if (!game.position().isLegal(move)) {
                    tell("Line " + lines.number() + ": " + quoted(words) + " is no legal move for "
                            + game.position().toMove().title() + ", so the board is not known any more.");
                    return OptionalInt.of(LOST_TRACK);
                }
                game = game.play(move);
                answer();
            }
            case PASS -> {
                pass();
                answer();
            }
            case END -> {
                return OptionalInt.of(FINISHED);
            }
        }
        return OptionalInt.empty();
    }

    /** The square that follows the command's word. */
    private static Move square(String words) throws NotationException {
        String[] parts = words.split(" ");
        return Notation.VG101.parse(parts[1] + " " + parts[2], Vg101Text.SIZE);
    }

    private void answer() {
        Clock clock = clocks.get();
        phase = Phase.PLAYING;
        show();
        if (game.position().mobility() == 0) {
            say(Notation.VG101.format(Move.PASS));
            pass();
            return;
        }
        Move move = player.choose(game, clock);
        assert game.position().isLegal(move) : move + " in " + game.position();
        game = game.play(move);
        say(Notation.VG101.format(move));
        show();
    }

    /** The side to move does not, whether or not the rules allow it: after the game's end the judge still asks. */
    private void pass() {
        Position position = game.position();
        game = position.mustPass() ? game.play(Move.PASS) : Game.from(position.passed(), game.objective());
    }

    private void show() {
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
        Set<Command> expected() {
            return switch (this) {
                case WAITING -> EnumSet.of(Command.START, Command.END);
                case PLACING -> EnumSet.of(Command.START, Command.PLACE, Command.DONE, Command.END);
                case READY -> EnumSet.of(Command.START, Command.BEGIN, Command.TURN, Command.PASS, Command.END);
                case PLAYING -> EnumSet.of(Command.START, Command.TURN, Command.PASS, Command.END);
            };
        }
    }
}
