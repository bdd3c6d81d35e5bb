package dev.outflank.protocol.codingame;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.UnsentMoves;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The platform's side of CodinGame's Othello. A program without a legal move is not asked. */
public final class CodinGameDialogue implements Dialogue {
    private static final Pattern ANSWER = Pattern.compile("(?<expert>EXPERT\\s+)?(?<move>\\S+)(?:\\s+MSG\\b.*)?");

    private final ProgramSession session;
    private final Leniency leniency;
    private final UnsentMoves unsentMoves = new UnsentMoves();
    private Colour side = Colour.BLACK;
    /** Whether the program asked for the opponent's moves as well. */
    private boolean expert;

    public CodinGameDialogue(Program program, Leniency leniency) {
        this.session = new ProgramSession(program);
        this.leniency = leniency;
    }

    @Override
    public void open(Game start, Colour side) throws BotException {
        this.side = side;
        session.start();
        session.send(CodinGameText.id(side) + "\n" + start.position().size() + "\n");
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        Position position = game.position();
        if (position.mustPass()) {
            return Move.PASS;
        }
        StringBuilder turn = new StringBuilder(CodinGameText.board(position));
        String opponentMoves = unsentMoves.take(game).stream()
                .filter(unsent -> unsent.side() != side)
                .map(unsent -> unsent.move().toString())
                .collect(Collectors.joining(";"));
        if (expert) {
            turn.append(opponentMoves).append('\n');
        }
        turn.append(position.mobility()).append('\n');
        position.moves().forEach(move -> turn.append(move).append('\n'));
        session.send(turn.toString());
        return parseMove(session.readLine(), position.size());
    }

    /** Does nothing: the platform stops the program without a message. */
    @Override
    public void finish(Game end) {}

    @Override
    public void close() {
        session.close();
    }

    private Move parseMove(String line, int size) throws BotException {
        Matcher answer = ANSWER.matcher(line.strip());
        try {
            if (!answer.matches()) {
                throw new NotationException("it was " + quoted(line));
            }
            expert |= answer.group("expert") != null;
            String square = answer.group("move");
            Move move = Notation.STANDARD.parse(square, size);
            if (!line.equals(line.strip()) || !square.equals(move.toString())) {
                leniency.tolerate("The answer " + quoted(line) + " must be " + quoted(move.toString())
                        + ", in lower case and without surrounding spaces.");
            }
            return move;
        } catch (NotationException e) {
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The answer must be one of the listed moves, like f4, or EXPERT f4; " + e.reason() + ".");
        }
    }
}
