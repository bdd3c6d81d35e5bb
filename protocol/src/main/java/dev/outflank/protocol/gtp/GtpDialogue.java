package dev.outflank.protocol.gtp;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.GameTimer;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.UnsentMoves;
import dev.outflank.protocol.UnsentMoves.Turn;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The controller's side of GTP 2. Only the first line of a response is used; the blank line that ends it is required in
 * strict mode only, since some programs omit it.
 */
public final class GtpDialogue implements Dialogue {
    static final StartSupport START_SUPPORT = StartSupport.MOVES_FROM_START;

    private static final Pattern RESPONSE = Pattern.compile("(?<sign>[=?])[0-9]*(?:\\s+|(?=[^0-9])|$)(?<text>.*)");

    private final ProgramSession session;
    private final Leniency leniency;
    private final UnsentMoves unsentMoves = new UnsentMoves();
    private Colour side = Colour.BLACK;
    private @Nullable ByColour<GameTimer.ClockTime> clocks;
    /** Whether the program has refused a command about time; it then gets no more of them. */
    private boolean refusesTime;
    /** Whether the next line may still belong to the last response. */
    private boolean inResponse;

    public GtpDialogue(Program program, Leniency leniency) {
        this.session = new ProgramSession(program);
        this.leniency = leniency;
    }

    @Override
    public void setClocks(ByColour<GameTimer.ClockTime> clocks) {
        this.clocks = clocks;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        START_SUPPORT.require(start, "gtp");
        this.side = side;
        session.start();
        command(GtpText.BOARDSIZE + " " + start.position().size());
        command(GtpText.CLEAR_BOARD);
        if (clocks != null) {
            GameTimeControl control = clocks.get(side).control();
            // GTP has no increments: the time left, which is sent before every move, contains them.
            sendTime(GtpText.TIME_SETTINGS + " " + seconds(control.main()) + " " + seconds(control.period()) + " "
                    + control.periodMoves());
        }
        for (Turn turn : unsentMoves.take(start)) {
            play(turn);
        }
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        for (Turn turn : unsentMoves.take(game)) {
            // genmove has already played the program's own move.
            if (turn.side() != side) {
                play(turn);
            }
        }
        if (clocks != null) {
            for (Colour colour : Colour.values()) {
                GameTimer.ClockTime reading = clocks.get(colour);
                sendTime(GtpText.TIME_LEFT + " " + GtpText.letter(colour) + " " + seconds(reading.remaining()) + " "
                        + reading.periodMoves());
            }
        }
        String command = GtpText.GENMOVE + " " + GtpText.letter(side);
        String answer = command(command);
        try {
            return Notation.STANDARD.parse(answer, game.position().size());
        } catch (NotationException e) {
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The answer to '" + command + "' must be like '= d3', or '= pass', but after the = there was "
                            + quoted(answer) + ": " + e.reason() + ".");
        }
    }

    @Override
    public void finish(Game end) throws BotException {
        session.send(GtpText.QUIT + "\n");
    }

    @Override
    public void close() {
        session.close();
    }

    private void play(Turn turn) throws BotException {
        String command = GtpText.PLAY + " " + GtpText.letter(turn.side()) + " " + Notation.STANDARD.format(turn.move());
        Matcher response = response(command);
        if (isFailure(response)) {
            BotException refusal = failure(command, response);
            if (!turn.move().isPass()) {
                throw refusal;
            }
            // The pass is forced, so a program that plays forced passes by itself may reject it.
            leniency.tolerate(refusal.reason());
        }
    }

    /** Sends a command about time, which a program need not know. */
    private void sendTime(String command) throws BotException {
        if (!refusesTime) {
            refusesTime = isFailure(response(command));
        }
    }

    /** Whole seconds, as GTP requires; rounded down, so that a program does not believe in time that it does not have. */
    private static long seconds(Duration time) {
        return Math.max(0, time.toSeconds());
    }

    /** Sends a command and returns the text of the response. */
    private String command(String command) throws BotException {
        Matcher response = response(command);
        if (isFailure(response)) {
            throw failure(command, response);
        }
        return response.group("text").strip();
    }

    private static boolean isFailure(Matcher response) {
        return response.group("sign").charAt(0) == GtpText.FAILURE;
    }

    private static BotException failure(String command, Matcher response) {
        return new BotException(
                Verdict.PROTOCOL,
                "The program refused the command '" + command + "' with " + quoted(response.group()) + ".");
    }

    /** Sends a command and waits for the first line of its response. */
    private Matcher response(String command) throws BotException {
        session.send(command + "\n");
        while (true) {
            String line = session.readLine();
            Matcher response = RESPONSE.matcher(line);
            if (response.matches()) {
                inResponse = true;
                while (leniency.isStrict() && inResponse) {
                    inResponse = !session.readLine().isEmpty();
                }
                return response;
            }
            if (line.isBlank()) {
                inResponse = false;
            } else if (!inResponse && !line.startsWith(String.valueOf(GtpText.COMMENT))) {
                leniency.tolerate(
                        "The line " + quoted(line) + " does not belong to a response: a response begins with = or"
                                + " ?, and messages for people go to stderr.");
            }
        }
    }
}
