package dev.outflank.protocol.driver;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
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
    private static final Pattern MOVE = Pattern.compile("move ([0-9]{1,2}) ([0-9]{1,2})");

    private static final int MAX_SENTENCE_LENGTH = 400;

    private final ProgramSession session;
    private final int seconds;
    private final boolean asksForPasses;
    private Colour side = Colour.BLACK;

    /**
     * Creates a dialogue.
     *
     * @param seconds the time per move that is announced to the submission
     * @param asksForPasses whether the submission is also asked when it can only pass
     */
    DriverDialogue(Program program, int seconds, boolean asksForPasses) {
        this.session = new ProgramSession(program);
        this.seconds = seconds;
        this.asksForPasses = asksForPasses;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        this.side = side;
        session.start();
        String answer = answer("open " + start.position().size() + " " + side.letter() + " " + seconds);
        if (!answer.equals("ready")) {
            throw unexpected(answer);
        }
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        if (game.position().mustPass() && !asksForPasses) {
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
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The program, playing " + side.title() + ", chose row " + row + ", column " + column
                            + ", outside the board: both count from 0 to " + (size - 1) + ".");
        }
        return Move.at(row, column);
    }

    @Override
    public void finish(Game end) throws BotException {
        session.send("end\n");
    }

    @Override
    public void close() {
        session.close();
    }

    private String answer(String command) throws BotException {
        session.send(command + "\n");
        String line = session.readLine();
        String why = sentence(line);
        if (line.startsWith("crash ") && !why.isBlank()) {
            throw new BotException(Verdict.CRASH, why);
        }
        if (line.startsWith("wrong ") && !why.isBlank()) {
            throw new BotException(Verdict.PROTOCOL, why);
        }
        return line;
    }

    /** What follows the first word. The hand-in has a part in it, so it is cut and cleaned before people see it. */
    private static String sentence(String line) {
        String text = line.substring(line.indexOf(' ') + 1).replaceAll("\\p{Cntrl}", " ");
        return text.length() <= MAX_SENTENCE_LENGTH ? text : text.substring(0, MAX_SENTENCE_LENGTH) + "…";
    }

    private static BotException unexpected(String answer) {
        return new BotException(
                Verdict.PROTOCOL,
                "The program wrote " + quoted(answer) + " where our driver answers.",
                "Leave standard output to the driver: print to stderr.");
    }
}
