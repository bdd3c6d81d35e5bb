package dev.outflank.protocol.nboard;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.GameTimer;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.UnsentMoves;
import dev.outflank.protocol.UnsentMoves.Turn;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.Ggf;
import dev.outflank.rules.record.RecordedGame;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The board's side of NBoard 2. Unknown lines are ignored, as the protocol requires. An engine does not play the move that
 * it answers with: it receives it with the other moves before the next request.
 */
public final class NBoardDialogue implements Dialogue {
    static final int NO_DEPTH = 0;

    private final ProgramSession session;
    private final Leniency leniency;
    private final int depth;
    private final UnsentMoves unsentMoves = new UnsentMoves();
    private @Nullable ByColour<GameTimer.ClockTime> clocks;
    /** What the clocks showed at the last request. */
    private @Nullable ByColour<GameTimer.ClockTime> sentClocks;

    /** Creates a dialogue that sets the engine's search depth, or leaves it to the engine ({@link #NO_DEPTH}). */
    public NBoardDialogue(Program program, Leniency leniency, int depth) {
        this.session = new ProgramSession(program);
        this.leniency = leniency;
        this.depth = depth;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        session.start();
        session.send(NBoardText.NBOARD + " 2\n");
        if (depth != NO_DEPTH) {
            session.send(NBoardText.SET_DEPTH + " " + depth + "\n");
        }
        RecordedGame game = RecordedGame.of(start).withPlayers("Black", "White").withTags(timeTag(side));
        // Some engines expect the 64 squares at a fixed offset, as NBoard writes them.
        session.send(NBoardText.SET_GAME + " " + Ggf.format(game, ""));
        sentClocks = clocks;
        session.send(NBoardText.PING + " 1\n");
        unsentMoves.take(start);
        String line = session.readLine();
        while (!line.strip().equals(NBoardText.PONG + " 1")) {
            line = session.readLine();
        }
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        StringBuilder commands = new StringBuilder();
        for (Turn turn : unsentMoves.take(game)) {
            commands.append(NBoardText.MOVE + " ").append(NBoardText.square(turn.move()));
            if (!turn.move().isPass()) {
                timeUsed(turn.side()).ifPresent(time -> commands.append("//").append(seconds(time)));
            }
            commands.append('\n');
        }
        sentClocks = clocks;
        session.send(commands.append(NBoardText.GO + "\n").toString());
        String line = session.readLine();
        while (!line.startsWith(NBoardText.ANSWER)) {
            line = session.readLine();
        }
        return parseMove(line);
    }

    /** The time of the engine's clock in GGF. NBoard has no byo-yomi: such a clock is announced by its main time. */
    private Map<String, String> timeTag(Colour side) {
        if (clocks == null || clocks.get(side).control().main().isZero()) {
            return Map.of();
        }
        GameTimeControl control = clocks.get(side).control();
        String increment =
                control.increment().isZero() ? "" : "+" + control.increment().toSeconds();
        return Map.of("TimeControl", control.main().toSeconds() + increment);
    }

    /** The time that a side has used since the last request, which is that of its last move. */
    private Optional<Duration> timeUsed(Colour side) {
        if (clocks == null || sentClocks == null) {
            return Optional.empty();
        }
        GameTimer.ClockTime before = sentClocks.get(side);
        Duration used = before.remaining()
                .plus(before.control().increment())
                .minus(clocks.get(side).remaining());
        return used.isPositive() && !before.control().main().isZero() ? Optional.of(used) : Optional.empty();
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
    }

    @Override
    public void setClocks(ByColour<GameTimer.ClockTime> clocks) {
        this.clocks = clocks;
    }

    /** Does nothing: the protocol has no message for the end of a game. */
    @Override
    public void finish(Game end) {}

    @Override
    public void close() {
        session.close();
    }

    private Move parseMove(String line) throws BotException {
        String answer = line.substring(NBoardText.ANSWER.length()).strip();
        String[] parts = answer.split("[/\\s]", 2);
        if (parts.length > 1 && answer.charAt(parts[0].length()) != '/') {
            leniency.tolerate("In " + quoted(line) + " the move is followed by a space instead of a slash.");
        }
        try {
            return NBoardText.move(answer);
        } catch (NotationException e) {
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The answer to 'go' must be like '=== F5/1.20/0.5', or '=== PA' to pass, but " + quoted(line)
                            + " contains no move: " + e.reason() + ".");
        }
    }
}
