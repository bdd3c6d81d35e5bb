package dev.outflank.protocol.driver;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Starts;
import dev.outflank.protocol.Talk;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A dialogue with a driver: {@code open SIZE COLOUR SECONDS}, answered {@code ready}; then {@code go BOARD}, answered
 * {@code move ROW COLUMN} or {@code pass}. In place of any answer, {@code crash WHY} tells that the hand-in failed and
 * {@code wrong WHY} that what it gave back is no move.
 */
public final class DriverDialogue implements Dialogue {
    public static final Starts STARTS = Starts.ANYWHERE;

    private static final Pattern MOVE = Pattern.compile("move ([0-9]{1,2}) ([0-9]{1,2})");

    private static final int LONGEST_SENTENCE = 400;

    private final Talk talk;
    private final Driver driver;
    private final int seconds;
    private Colour side = Colour.BLACK;

    /** A dialogue with a hand-in that is told that it has this many seconds for a move. */
    public DriverDialogue(Program program, Driver driver, int seconds) {
        this.talk = new Talk(program);
        this.driver = driver;
        this.seconds = seconds;
    }

    @Override
    public void open(Game start, Colour side) throws BotFault {
        this.side = side;
        talk.start();
        String answer = answer("open " + start.position().size() + " " + side.letter() + " " + seconds);
        if (!answer.equals("ready")) {
            throw unexpected(answer);
        }
    }

    @Override
    public Move ask(Game game) throws BotFault {
        if (game.position().mustPass() && !driver.askedToPass()) {
            return Move.PASS;
        }
        String answer = answer("go " + BoardText.lab8(game.position()));
        if (answer.equals("pass")) {
            return Move.PASS;
        }
        Matcher move = MOVE.matcher(answer);
        if (!move.matches()) {
            throw unexpected(answer);
        }
        int row = Integer.parseInt(move.group(1));
        int column = Integer.parseInt(move.group(2));
        int size = game.position().size();
        if (row >= size || column >= size) {
            throw new BotFault(
                    Verdict.PROTOCOL,
                    "The program, playing " + side.title() + ", chose row " + row + ", column " + column
                            + ", outside the board: both count from 0 to " + (size - 1) + ".");
        }
        return Move.at(row, column);
    }

    @Override
    public void finish(Game end) throws BotFault {
        talk.send("end\n");
    }

    @Override
    public void close() {
        talk.close();
    }

    private String answer(String command) throws BotFault {
        talk.send(command + "\n");
        String line = talk.line();
        String why = sentence(line);
        if (line.startsWith("crash ") && !why.isBlank()) {
            throw new BotFault(Verdict.CRASH, why);
        }
        if (line.startsWith("wrong ") && !why.isBlank()) {
            throw new BotFault(Verdict.PROTOCOL, why);
        }
        return line;
    }

    /** What follows the first word. The hand-in has a part in it, so it is cut and cleaned before people see it. */
    private static String sentence(String line) {
        String text = line.substring(line.indexOf(' ') + 1).replaceAll("\\p{Cntrl}", " ");
        return text.length() <= LONGEST_SENTENCE ? text : text.substring(0, LONGEST_SENTENCE) + "…";
    }

    private static BotFault unexpected(String answer) {
        return new BotFault(
                Verdict.PROTOCOL,
                "The program wrote " + quoted(answer) + " where our driver answers.",
                "Leave standard output to the driver: print to stderr.");
    }
}
