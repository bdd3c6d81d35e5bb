package dev.outflank.protocol.nboard;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.UnsentMoves;
import dev.outflank.protocol.UnsentMoves.Turn;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.Ggf;
import dev.outflank.rules.record.RecordedGame;

/**
 * The board's side of NBoard 2. Unknown lines are ignored, as the protocol requires. An engine does not play the move that
 * it answers with: it receives it with the other moves before the next request.
 */
public final class NBoardDialogue implements Dialogue {
    private final ProgramSession session;
    private final Leniency leniency;
    private final int depth;
    private final UnsentMoves unsentMoves = new UnsentMoves();

    /** Creates a dialogue that sets the engine's search depth. */
    public NBoardDialogue(Program program, Leniency leniency, int depth) {
        this.session = new ProgramSession(program);
        this.leniency = leniency;
        this.depth = depth;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        session.start();
        session.send(NBoardText.NBOARD + " 2\n");
        session.send(NBoardText.SET_DEPTH + " " + depth + "\n");
        // Some engines expect the 64 squares at a fixed offset, as NBoard writes them.
        session.send(
                NBoardText.SET_GAME + " " + Ggf.format(RecordedGame.of(start).withPlayers("Black", "White"), ""));
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
            commands.append(NBoardText.MOVE + " ")
                    .append(NBoardText.square(turn.move()))
                    .append('\n');
        }
        session.send(commands.append(NBoardText.GO + "\n").toString());
        String line = session.readLine();
        while (!line.startsWith(NBoardText.ANSWER)) {
            line = session.readLine();
        }
        return parseMove(line);
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
