package dev.outflank.protocol.lab8;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The program of APS105 Lab 8: asks for the board and the computer's colour, then plays one game. As with C's scanf,
 * any white space parts what the human types. What the handout leaves open is decided in docs/courses.md.
 */
public final class Lab8Program {
    /** The game was played to its end, be it by an invalid move. */
    public static final int EXIT_OK = 0;
    /** The human's side went away: no more input, or nobody reads the output. */
    public static final int EXIT_IO_ERROR = 1;
    /** There is no such board or colour. */
    public static final int EXIT_INVALID_INPUT = 2;

    /** No answer is nearly as long; a longer word is wrong already, and need not be read to its end. */
    private static final int MAX_WORD_LENGTH = 64;

    private final Player computer;
    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Supplier<Clock> clocks;

    /** A program that asks for a new clock before each of the computer's moves. */
    public Lab8Program(Player computer, InputStream in, PrintStream out, PrintStream err, Supplier<Clock> clocks) {
        this.computer = computer;
        this.in = new BufferedInputStream(in);
        this.out = out;
        this.err = err;
        this.clocks = clocks;
    }

    /** Plays the game and returns the exit code. */
    public int run() {
        try {
            Game start = Game.start(askDimension());
            play(start, askColour());
            return EXIT_OK;
        } catch (GameAbortedException stop) {
            if (!stop.sentence.isEmpty()) {
                err.print(stop.sentence + '\n');
                err.flush();
            }
            return stop.exitCode;
        }
    }

    private int askDimension() throws GameAbortedException {
        String answer = ask(Lab8Text.DIMENSION_PROMPT, "the board dimension");
        int size = answer.matches("[0-9]{1,9}") ? Integer.parseInt(answer) : -1;
        if (!Position.isValidSize(size)) {
            throw new GameAbortedException(
                    EXIT_INVALID_INPUT,
                    "The board dimension must be an even number from 4 to 26, not " + quoted(answer) + ".");
        }
        return size;
    }

    private Colour askColour() throws GameAbortedException {
        String answer = ask(Lab8Text.COLOUR_PROMPT, "the computer's colour");
        return switch (answer) {
            case "B", "b" -> Colour.BLACK;
            case "W", "w" -> Colour.WHITE;
            default ->
                throw new GameAbortedException(
                        EXIT_INVALID_INPUT, "The computer's colour must be B or W, not " + quoted(answer) + ".");
        };
    }

    private void play(Game start, Colour computerSide) throws GameAbortedException {
        Game game = start;
        println(Lab8Text.board(game.position()));
        while (!game.isOver()) {
            Colour side = game.position().toMove();
            if (game.position().mustPass()) {
                println(Lab8Text.noMove(side));
                game = game.play(Move.PASS);
                continue;
            }
            Move move = side == computerSide ? computersMove(game) : humansMove(game.position());
            if (move == null) {
                println(Lab8Text.INVALID_MOVE);
                println(Lab8Text.result(computerSide));
                return;
            }
            game = game.play(move);
            println(Lab8Text.board(game.position()));
        }
        println(Lab8Text.result(game.winner()));
    }

    private Move computersMove(Game game) throws GameAbortedException {
        Move move = computer.choose(game, clocks.get());
        assert game.position().isLegal(move) : move + " in " + game.position();
        println(Lab8Text.computerMove(game.position().toMove(), move));
        return move;
    }

    /** The human's move; {@code null} when it is illegal or no move at all. */
    private @Nullable Move humansMove(Position position) throws GameAbortedException {
        String answer = ask(
                Lab8Text.movePrompt(position.toMove()),
                "a move for " + position.toMove().title());
        try {
            Move move = Notation.LAB8.parse(answer, position.size());
            return position.isLegal(move) ? move : null;
        } catch (NotationException unreadable) {
            return null;
        }
    }

    private String ask(String prompt, String wanted) throws GameAbortedException {
        out.print(prompt);
        flush();
        try {
            String word = readWord();
            if (word.isEmpty()) {
                throw new GameAbortedException(EXIT_IO_ERROR, "The input ended where " + wanted + " was expected.");
            }
            return word;
        } catch (IOException e) {
            throw new GameAbortedException(
                    EXIT_IO_ERROR,
                    "The input could not be read where " + wanted + " was expected: " + e.getMessage() + ".");
        }
    }

    /** The next word of the input; empty at its end. */
    private String readWord() throws IOException {
        int c = in.read();
        while (isSpace(c)) {
            c = in.read();
        }
        ByteArrayOutputStream word = new ByteArrayOutputStream();
        while (c >= 0 && !isSpace(c) && word.size() < MAX_WORD_LENGTH) {
            word.write(c);
            c = in.read();
        }
        return word.toString(StandardCharsets.UTF_8);
    }

    /** White space as C's isspace has it. */
    private static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private void println(String text) throws GameAbortedException {
        out.print(text + '\n');
        flush();
    }

    /** After every text, so that a person sees it at once and a reader that went away is noticed. */
    private void flush() throws GameAbortedException {
        if (out.checkError()) {
            throw new GameAbortedException(EXIT_IO_ERROR, "");
        }
    }

    /** The dialogue ends before its game does; there is no sentence when nobody is left to tell. */
    private static final class GameAbortedException extends Exception {
        private final int exitCode;
        private final String sentence;

        GameAbortedException(int exitCode, String sentence) {
            super(sentence);
            this.exitCode = exitCode;
            this.sentence = sentence;
        }
    }
}
