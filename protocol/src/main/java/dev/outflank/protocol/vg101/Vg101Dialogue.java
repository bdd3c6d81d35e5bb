package dev.outflank.protocol.vg101;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The judge's side of VG101. Like the course's judge, it accepts answers in the exact form only, ignores blank lines and
 * lines that begin with {@code DEBUG}, and treats any other unsolicited line as a fault. White space at the end of an
 * answer is only remarked.
 */
public final class Vg101Dialogue implements Dialogue {
    static final StartSupport START_SUPPORT = StartSupport.START_POSITION;

    private static final Pattern ANSWER = Pattern.compile("PASS|[a-z] [1-9][0-9]?");
    private static final String STDERR_HINT =
            "Write messages to stderr, or begin the line with DEBUG: stdout is only for OK, moves and PASS.";
    private static final String EXACT_HINT = "Use lower case for the column and capitals for PASS, exactly one space"
            + " between column and row, and no other spaces.";

    private final ProgramSession session;
    private final Leniency leniency;

    public Vg101Dialogue(Program program, Leniency leniency) {
        this.session = new ProgramSession(program);
        this.leniency = leniency;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        START_SUPPORT.require(start, "vg101");
        session.start();
        StringBuilder commands = new StringBuilder("START\n");
        Position position = start.position();
        for (int row = 0; row < position.size(); row++) {
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                if (disc != null) {
                    commands.append("PLACE ").append(Notation.VG101.format(Move.at(row, column)));
                    commands.append(disc == side ? " 1\n" : " 2\n");
                }
            }
        }
        session.send(commands.append("DONE\n").toString());
        String answer = readAnswer();
        if (!answer.equals("OK")) {
            if (!answer.strip().equalsIgnoreCase("OK")) {
                throw new BotException(
                        Verdict.PROTOCOL,
                        "After DONE the program must answer OK, not " + quoted(answer) + ".",
                        STDERR_HINT);
            }
            leniency.tolerate("After DONE the program must answer exactly OK, not " + quoted(answer) + ".");
        }
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        String command = command(game.lastMove());
        for (String line : session.unsolicitedLines()) {
            if (!isIgnored(line)) {
                throw new BotException(
                        Verdict.PROTOCOL,
                        "The program wrote " + quoted(line) + " without a request (before " + command + ").",
                        STDERR_HINT);
            }
        }
        session.send(command + "\n");
        return parseMove(readAnswer(), command);
    }

    /** Sends END. Some programs print one more line then; it is not read. */
    @Override
    public void finish(Game end) throws BotException {
        session.send("END\n");
    }

    @Override
    public void close() {
        session.close();
    }

    private static String command(@Nullable Move last) {
        if (last == null) {
            return "BEGIN";
        }
        return last.isPass() ? "PASS" : "TURN " + Notation.VG101.format(last);
    }

    private String readAnswer() throws BotException {
        String line = session.readLine();
        while (isIgnored(line)) {
            line = session.readLine();
        }
        return leniency.stripTrailing(line);
    }

    private static boolean isIgnored(String line) {
        return line.isBlank() || line.startsWith("DEBUG");
    }

    private static Move parseMove(String answer, String command) throws BotException {
        if (!ANSWER.matcher(answer).matches()) {
            String normalized = answer.strip().replaceAll("\\s+", " ");
            boolean almostCorrect =
                    ANSWER.matcher(normalized.toLowerCase(Locale.ROOT)).matches()
                            || normalized.equalsIgnoreCase("PASS");
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The answer to " + command + " must be a column letter, one space and a row number, like 'd 3', or"
                            + " PASS, not " + quoted(answer) + ".",
                    almostCorrect ? EXACT_HINT : STDERR_HINT);
        }
        if (answer.equals("PASS")) {
            return Move.PASS;
        }
        int column = answer.charAt(0) - 'a';
        int row = Integer.parseInt(answer.substring(2)) - 1;
        if (column >= Vg101Text.SIZE || row >= Vg101Text.SIZE) {
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The answer to " + command + ", " + quoted(answer)
                            + ", is outside the board, whose last square is 'h 8'.");
        }
        return Move.at(row, column);
    }
}
