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
 * The program of APS105 Lab 8: asks for the board size and the computer's colour, then plays one game. As with C's
 * scanf, any white space separates the human's answers. docs/courses.md lists decisions that the handout leaves open.
 */
public final class Lab8Program {
    /** The game ended, possibly by an invalid move. */
    public static final int EXIT_OK = 0;
    /** The input ended too early or could not be read, or the output was closed. */
    public static final int EXIT_IO_ERROR = 1;
    /** The board size or the colour is invalid. */
    public static final int EXIT_INVALID_INPUT = 2;

    /** Longer words are invalid anyway and are not read to their end. */
    private static final int MAX_WORD_LENGTH = 64;

    private final Player computer;
    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Supplier<Clock> clocks;

    /** Creates a program that gets a new clock before each of the computer's moves. */
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
        } catch (GameAbortedException e) {
            if (!e.sentence.isEmpty()) {
                err.print(e.sentence + '\n');
                err.flush();
            }
            return e.exitCode;
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

    /** Asks for the human's move; {@code null} if it is illegal or not a move. */
    private @Nullable Move humansMove(Position position) throws GameAbortedException {
        String answer = ask(
                Lab8Text.movePrompt(position.toMove()),
                "a move for " + position.toMove().title());
        try {
            Move move = Notation.LAB8.parse(answer, position.size());
            return position.isLegal(move) ? move : null;
        } catch (NotationException e) {
            return null;
        }
    }

    private String ask(String prompt, String expected) throws GameAbortedException {
        out.print(prompt);
        flush();
        try {
            String word = readWord();
            if (word.isEmpty()) {
                throw new GameAbortedException(EXIT_IO_ERROR, "The input ended where " + expected + " was expected.");
            }
            return word;
        } catch (IOException e) {
            throw new GameAbortedException(
                    EXIT_IO_ERROR,
                    "The input could not be read where " + expected + " was expected: " + e.getMessage() + ".");
        }
    }

    /** The next word of the input; empty at the end of the input. */
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

    /** White space as defined by C's isspace. */
    private static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private void println(String text) throws GameAbortedException {
        out.print(text + '\n');
        flush();
    }

    /** Flushes after every text, so that it appears at once and a closed output is detected. */
    private void flush() throws GameAbortedException {
        if (out.checkError()) {
            throw new GameAbortedException(EXIT_IO_ERROR, "");
        }
    }

    /** Ends the dialogue before the end of the game. The sentence is empty if the output is closed. */
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
