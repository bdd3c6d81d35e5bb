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
 * The referee's side of a driver: {@code open SIZE COLOUR SECONDS} is answered by {@code ready}; {@code go BOARD} by
 * {@code move ROW COLUMN} or {@code pass}. Instead of any answer, {@code crash REASON} reports that the submission
 * failed, and {@code wrong REASON} that its result is not a move.
 */
public final class DriverDialogue implements Dialogue {
    private static final Pattern MOVE = Pattern.compile("move ([0-9]{1,2}) ([0-9]{1,2})");

    private static final int MAX_REASON_LENGTH = 400;

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
        String reason = reason(line);
        if (line.startsWith("crash ") && !reason.isBlank()) {
            throw new BotException(Verdict.CRASH, reason);
        }
        if (line.startsWith("wrong ") && !reason.isBlank()) {
            throw new BotException(Verdict.PROTOCOL, reason);
        }
        return line;
    }

    /** The text after the first word, cut and without control characters, since the submission can influence it. */
    private static String reason(String line) {
        String text = line.substring(line.indexOf(' ') + 1).replaceAll("\\p{Cntrl}", " ");
        return text.length() <= MAX_REASON_LENGTH ? text : text.substring(0, MAX_REASON_LENGTH) + "…";
    }

    private static BotException unexpected(String answer) {
        return new BotException(
                Verdict.PROTOCOL,
                "The program wrote " + quoted(answer) + " where an answer of the driver was expected.",
                "Print to standard error: standard output is reserved for the driver.");
    }
}
