package dev.outflank.protocol.lab8;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.UnsentMoves;
import dev.outflank.protocol.UnsentMoves.Turn;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.output.ExpectedLine;
import dev.outflank.protocol.output.OutputComparison;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The human's side of Lab 8. Prompts are ignored, because real programs do not flush them and word them differently. The
 * rules determine whose turn it is, so moves are sent without waiting for a prompt, and the dialogue waits only for the
 * line with the computer's move. All other output is compared with the handout, and the first difference is reported.
 */
public final class Lab8Dialogue implements Dialogue {
    static final StartSupport START_SUPPORT = StartSupport.START_POSITION;

    private static final Pattern EVENT = Pattern.compile(
            "computer\\s+places\\s+(?<who>[a-z]+)\\s+at\\s*(?<at>[^\\s.]*)"
                    + "|(?<stuck>[bw])\\s+player\\s+has\\s+no\\s+(?:valid|legal)\\s+moves?"
                    + "|(?<invalid>invalid\\s+move)"
                    + "|(?<end>[bw]\\s+player\\s+wins|draw\\s*!|(?:it'?s|in)\\s+a\\s+(?:tie|draw))",
            Pattern.CASE_INSENSITIVE);
    private static final Move EXAMPLE_MOVE = Move.at(2, 3);

    private final ProgramSession session;
    private final Leniency leniency;
    private final UnsentMoves unsentMoves = new UnsentMoves();
    private Colour side = Colour.BLACK;
    private final OutputComparison comparison;
    private boolean finished;
    private @Nullable Lab8ExpectedOutput expectedOutput;
    /** The rest of the last line after its last event. */
    private String rest = "";
    /** Passes since the computer's last move that the program has not announced yet. */
    private int unannouncedPasses;

    public Lab8Dialogue(Program program, Leniency leniency) {
        this.session = new ProgramSession(program);
        this.leniency = leniency;
        this.comparison = new OutputComparison(leniency.isExact());
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        START_SUPPORT.require(start, "lab8");
        this.side = side;
        expectedOutput = new Lab8ExpectedOutput(side, start.position(), comparison::expect);
        session.start();
        session.send(start.position().size() + "\n" + side.letter() + "\n");
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        sendMoves(game);
        // The program may or may not announce its pass, so the dialogue cannot wait for that.
        return game.position().mustPass() ? Move.PASS : awaitMove(game);
    }

    /** Reads the announcement of the result. The game is decided, so a deviation is only remarked. */
    @Override
    public void finish(Game end) throws BotException {
        sendMoves(end);
        if (leniency.isStrict() && end.isOver() && expectedOutput != null) {
            expectedOutput.addResult(end.winner());
            finished = true;
            while (expectedOutput != null && !comparison.isComplete()) {
                nextLine();
            }
        }
    }

    @Override
    public void close() {
        session.close();
    }

    private void sendMoves(Game game) throws BotException {
        for (Turn turn : unsentMoves.take(game)) {
            if (expectedOutput != null) {
                expectedOutput.addTurn(turn);
            }
            if (turn.move().isPass()) {
                unannouncedPasses++;
            } else if (turn.side() != side) {
                session.send(Notation.LAB8.format(turn.move()) + "\n");
            }
        }
    }

    /** Reads lines until the program announces its move. */
    private Move awaitMove(Game game) throws BotException {
        String violation = null;
        while (true) {
            Matcher event = EVENT.matcher(rest);
            while (event.find()) {
                if (event.group("at") != null) {
                    rest = rest.substring(event.end());
                    unannouncedPasses = 0;
                    return parseMove(
                            event.group("who"),
                            event.group("at"),
                            game.position().size());
                }
                if (event.group("stuck") != null) {
                    boolean computersPass = event.group("stuck").equalsIgnoreCase(String.valueOf(side.letter()));
                    if (unannouncedPasses == 0 && computersPass) {
                        rest = rest.substring(event.end());
                        return Move.PASS;
                    }
                    unannouncedPasses = Math.max(0, unannouncedPasses - 1);
                } else if (violation == null) {
                    violation = event.group("invalid") != null ? rejectedMove(game) : earlyEnd(game, event.group());
                }
            }
            try {
                rest = nextLine();
            } catch (BotException fault) {
                throw violation == null ? fault : new BotException(Verdict.PROTOCOL, violation);
            }
        }
    }

    private static String rejectedMove(Game game) {
        Move last = game.lastMove();
        return "The program printed 'Invalid move.'"
                + (last == null || last.isPass()
                        ? " although no move was entered."
                        : " for the move " + Notation.LAB8.format(last) + ", which is legal.");
    }

    private static String earlyEnd(Game game, String announcement) {
        List<String> moves =
                game.position().moves().stream().map(Notation.LAB8::format).toList();
        return "The program announced the end of the game with " + quoted(announcement) + ", but the game is not over: "
                + game.position().toMove().title() + " can still play " + String.join(", ", moves) + ".";
    }

    private Move parseMove(String who, String at, int size) throws BotException {
        if (!at.matches("[a-zA-Z]{2}")) {
            throw new BotException(
                    Verdict.PROTOCOL,
                    "After 'Computer places " + side.letter()
                            + " at' there must be a row letter and a column letter, like cd, not " + quoted(at)
                            + ".");
        }
        Move move;
        try {
            move = Notation.LAB8.parse(at, size);
        } catch (NotationException e) {
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The program placed its tile at " + quoted(at) + ", outside the board: its last square is "
                            + Notation.LAB8.format(Move.at(size - 1, size - 1)) + ".");
        }
        if (!who.equalsIgnoreCase(String.valueOf(side.letter()))) {
            leniency.tolerate(
                    "The program plays " + side.letter() + ", but announced that it places " + quoted(who) + ".");
        }
        return move;
    }

    /** Reads a line and compares it with the handout until the first difference. */
    private String nextLine() throws BotException {
        String line = session.readLine();
        if (expectedOutput != null) {
            if (comparison.next().isEmpty() && !line.isBlank()) {
                expectedOutput.announce(announcedMove(line));
            }
            String expected = comparison.next().map(ExpectedLine::text).orElse("");
            if (!comparison.accept(line)) {
                // After the first difference, lines no longer correspond one to one.
                expectedOutput = null;
                String difference = describeDifference(line, expected);
                if (finished) {
                    leniency.remark(difference);
                } else {
                    leniency.tolerate(difference);
                }
            }
            comparison.remarks().forEach(remark -> leniency.remark("Accepted although " + remark + "."));
        }
        return line;
    }

    /** The move that a line announces; any move if the line is not understood, so that it is found to differ. */
    private static Move announcedMove(String line) {
        Matcher event = EVENT.matcher(line);
        try {
            return event.find() && event.group("at") != null
                    ? Notation.LAB8.parse(event.group("at"), Position.MAX_SIZE)
                    : EXAMPLE_MOVE;
        } catch (NotationException e) {
            return EXAMPLE_MOVE;
        }
    }

    private String describeDifference(String line, String expected) {
        int same = 0;
        while (same < Math.min(line.length(), expected.length()) && line.charAt(same) == expected.charAt(same)) {
            same++;
        }
        return "Line " + comparison.linesRead() + " of the output differs from the handout after " + same
                + " characters: " + excerpt(same, line) + " instead of " + excerpt(same, expected) + ".";
    }

    /** The line from shortly before a column. */
    private static String excerpt(int column, String line) {
        int begin = Math.max(0, column - 12);
        return quoted((begin > 0 ? "…" : "") + line.substring(begin));
    }
}
