package dev.outflank.protocol.botzone;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.UnsentMoves;
import dev.outflank.protocol.UnsentMoves.Turn;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The platform's side of Botzone. By default the program is started for every move, gets the whole game so far and the
 * end of its input. A program that is kept running is started once, asks for that after every answer, and then gets
 * only the newest request.
 */
public final class BotzoneDialogue implements Dialogue {
    static final StartSupport START_SUPPORT = StartSupport.MOVES_FROM_START;

    /** Verdicts that report the end of the output, which is expected after the answer. */
    private static final Set<Verdict> END_OF_OUTPUT = Set.of(Verdict.CRASH, Verdict.NO_START, Verdict.PROTOCOL);

    private final ProgramSession session;
    private final Leniency leniency;
    private final BotzoneFormat format;
    private final boolean keepRunning;
    private Colour side = Colour.BLACK;
    private boolean running;

    /**
     * Creates a dialogue.
     *
     * @param simple plain lines instead of JSON
     * @param keepRunning the program is started once, not for every move
     */
    public BotzoneDialogue(Program program, Leniency leniency, boolean simple, boolean keepRunning) {
        this.session = new ProgramSession(program);
        this.leniency = leniency;
        this.format = simple ? new BotzoneSimpleFormat() : new BotzoneJsonFormat();
        this.keepRunning = keepRunning;
    }

    @Override
    public void open(Game start, Colour side) {
        START_SUPPORT.require(start, "botzone");
        this.side = side;
    }

    @Override
    public Move requestMove(Game game) throws BotException {
        List<Move> requests = new ArrayList<>();
        List<Move> responses = new ArrayList<>();
        if (side == Colour.BLACK) {
            // The first request to Black is a pass: it means that the program moves first.
            requests.add(Move.PASS);
        }
        for (Turn turn : new UnsentMoves().take(game)) {
            (turn.side() == side ? responses : requests).add(turn.move());
        }
        if (running) {
            session.send(format.formatRequest(requests.getLast()));
        } else {
            session.start();
            session.send(format.formatHistory(requests, responses));
            if (!keepRunning) {
                session.closeInput();
            }
        }
        Move move = format.readAnswer(session, leniency);
        if (keepRunning) {
            readToKeepRunning();
            running = true;
        } else {
            if (format.hasExtraLines()) {
                readToEnd();
            }
            session.close();
        }
        return move;
    }

    /** Does nothing: Botzone has no message for the end of the game. */
    @Override
    public void finish(Game end) {}

    @Override
    public void close() {
        session.close();
    }

    /** Reads the lines after the answer up to and including the request to keep the program running. */
    private void readExtraLines() throws BotException {
        int number = 2;
        for (String line = session.readLine();
                !line.strip().equals(BotzoneFormat.KEEP_RUNNING);
                line = session.readLine()) {
            format.acceptExtraLine(number++, line);
        }
    }

    private void readToKeepRunning() throws BotException {
        try {
            readExtraLines();
        } catch (BotException fault) {
            throw new BotException(
                    fault.verdict(),
                    fault.reason(),
                    "After every answer the program must print the line " + BotzoneFormat.KEEP_RUNNING
                            + " and flush it; leave out the option 'keep' if the program ends after its answer.");
        }
    }

    private void readToEnd() throws BotException {
        try {
            readExtraLines();
        } catch (BotException fault) {
            if (!END_OF_OUTPUT.contains(fault.verdict())) {
                throw fault;
            }
            return;
        }
        leniency.tolerate("The program asks to be kept running: add the option 'keep' for that.");
    }
}
