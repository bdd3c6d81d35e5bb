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
 * The platform's side of Botzone. A program is started for every move with the whole game so far, and its input ends
 * there; or it is started once, asks after every answer to be kept running, and is then told only what is new.
 */
public final class BotzoneDialogue implements Dialogue {
    static final StartSupport START_SUPPORT = StartSupport.MOVES_FROM_START;

    /** How the end of a program's output is told. After its answer that is as it should be, however it comes. */
    private static final Set<Verdict> END_OF_OUTPUT = Set.of(Verdict.CRASH, Verdict.NO_START, Verdict.PROTOCOL);

    private final ProgramSession session;
    private final Leniency leniency;
    private final BotzoneFormat format;
    private final boolean keepRunning;
    private Colour side = Colour.BLACK;
    private boolean running;

    /** A dialogue in plain lines or in JSON, with a program that is kept running or started for every move. */
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
            // The first request of all tells a program that it is black.
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

    /** Botzone has no words for the end: a program that was kept running is ended. */
    @Override
    public void finish(Game end) {}

    @Override
    public void close() {
        session.close();
    }

    private void readToKeepRunning() throws BotException {
        try {
            int number = 2;
            for (String line = session.readLine();
                    !line.strip().equals(BotzoneFormat.KEEP_RUNNING);
                    line = session.readLine()) {
                format.acceptExtraLine(number++, line);
            }
        } catch (BotException fault) {
            throw new BotException(
                    fault.verdict(),
                    fault.reason(),
                    "After every answer the program must print the line " + BotzoneFormat.KEEP_RUNNING
                            + " and flush it; a program that ends after its answer is named without 'keep'.");
        }
    }

    private void readToEnd() throws BotException {
        try {
            int number = 2;
            for (String line = session.readLine();
                    !line.strip().equals(BotzoneFormat.KEEP_RUNNING);
                    line = session.readLine()) {
                format.acceptExtraLine(number++, line);
            }
        } catch (BotException fault) {
            if (!END_OF_OUTPUT.contains(fault.verdict())) {
                throw fault;
            }
            return;
        }
        leniency.tolerate("The program asks to be kept running: name it with 'keep' if it is to be.");
    }
}
