package dev.outflank.protocol.vg101;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Starts;
import dev.outflank.protocol.Talk;
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
 * The judge's side of VG101. As the course's judge does, it takes answers only in the exact form, ignores lines that
 * begin with {@code DEBUG}, and calls any other line that was not asked for a fault.
 */
public final class Vg101Dialogue implements Dialogue {
    public static final Starts STARTS = Starts.STANDARD;
    public static final int SIZE = 8;

    private static final Pattern ANSWER = Pattern.compile("PASS|[a-z] [1-9][0-9]?");
    private static final String STDERR_HINT =
            "Write what is for you to stderr, or begin the line with DEBUG: stdout is only for OK, moves and PASS.";
    private static final String EXACT_HINT = "Use lower case for the column and capitals for PASS, exactly one space in"
            + " between, and no space before or after.";

    private final Talk talk;
    private final Leniency leniency;

    public Vg101Dialogue(Program program, Leniency leniency) {
        this.talk = new Talk(program);
        this.leniency = leniency;
    }

    @Override
    public void open(Game start, Colour side) throws BotFault {
        STARTS.require(start, "vg101");
        talk.start();
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
        talk.send(commands.append("DONE\n").toString());
        String answer = answer();
        if (!answer.equals("OK")) {
            if (!answer.strip().equalsIgnoreCase("OK")) {
                throw new BotFault(
                        Verdict.PROTOCOL,
                        "After DONE the program must answer OK; what came was " + quoted(answer) + ".",
                        STDERR_HINT);
            }
            leniency.excuse("After DONE the program must answer OK and nothing else; what came was " + quoted(answer)
                    + ".");
        }
    }

    @Override
    public Move ask(Game game) throws BotFault {
        String command = command(game.lastMove());
        for (String line : talk.unasked()) {
            if (!isDebug(line)) {
                throw new BotFault(
                        Verdict.PROTOCOL,
                        "The program wrote " + quoted(line) + " though nothing was asked (before " + command + ").",
                        STDERR_HINT);
            }
        }
        talk.send(command + "\n");
        return move(answer(), command);
    }

    /** Real programs may print a line more when they see END; nobody reads it. */
    @Override
    public void finish(Game end) throws BotFault {
        talk.send("END\n");
    }

    @Override
    public void close() {
        talk.close();
    }

    private static String command(@Nullable Move last) {
        if (last == null) {
            return "BEGIN";
        }
        return last.isPass() ? "PASS" : "TURN " + Notation.VG101.format(last);
    }

    private String answer() throws BotFault {
        String line = talk.line();
        while (isDebug(line)) {
            line = talk.line();
        }
        return line;
    }

    private static boolean isDebug(String line) {
        return line.startsWith("DEBUG");
    }

    private static Move move(String answer, String command) throws BotFault {
        if (!ANSWER.matcher(answer).matches()) {
            String plain = answer.strip().replaceAll("\\s+", " ");
            boolean nearly = ANSWER.matcher(plain.toLowerCase(Locale.ROOT)).matches() || plain.equalsIgnoreCase("PASS");
            throw new BotFault(
                    Verdict.PROTOCOL,
                    "The answer to " + command + " must be a column letter, one space and a row number, like 'd 3', or"
                            + " PASS; what came was " + quoted(answer) + ".",
                    nearly ? EXACT_HINT : STDERR_HINT);
        }
        if (answer.equals("PASS")) {
            return Move.PASS;
        }
        int column = answer.charAt(0) - 'a';
        int row = Integer.parseInt(answer.substring(2)) - 1;
        if (column >= SIZE || row >= SIZE) {
            throw new BotFault(
                    Verdict.PROTOCOL,
                    "The answer to " + command + ", " + quoted(answer) + ", is outside the board: it ends at 'h 8'.");
        }
        return Move.at(row, column);
    }
}
