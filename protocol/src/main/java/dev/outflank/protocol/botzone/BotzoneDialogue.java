package dev.outflank.protocol.botzone;

import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.News;
import dev.outflank.protocol.News.Turn;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Starts;
import dev.outflank.protocol.Talk;
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
    public static final Starts STARTS = Starts.AFTER_MOVES;
    public static final int SIZE = BotzoneForm.SIZE;

    /** How the end of a program's output is told. After its answer that is as it should be, however it comes. */
    private static final Set<Verdict> ENDS = Set.of(Verdict.CRASH, Verdict.NO_START, Verdict.PROTOCOL);

    private final Talk talk;
    private final Leniency leniency;
    private final BotzoneForm form;
    private final boolean keep;
    private Colour side = Colour.BLACK;
    private boolean running;

    /** A dialogue in plain lines or in JSON, with a program that is kept running or started for every move. */
    public BotzoneDialogue(Program program, Leniency leniency, boolean plain, boolean keep) {
        this.talk = new Talk(program);
        this.leniency = leniency;
        this.form = plain ? new PlainForm() : new JsonForm();
        this.keep = keep;
    }

    @Override
    public void open(Game start, Colour side) {
        STARTS.require(start, "botzone");
        this.side = side;
    }

    @Override
    public Move ask(Game game) throws BotFault {
        List<Move> requests = new ArrayList<>();
        List<Move> responses = new ArrayList<>();
        if (side == Colour.BLACK) {
            // The first request of all tells a program that it is black.
            requests.add(Move.PASS);
        }
        for (Turn turn : new News().since(game)) {
            (turn.side() == side ? responses : requests).add(turn.move());
        }
        if (running) {
            talk.send(form.request(requests.getLast()));
        } else {
            talk.start();
            talk.send(form.history(requests, responses));
            if (!keep) {
                talk.endInput();
            }
        }
        Move move = form.answer(talk, leniency);
        if (keep) {
            readToKeepRunning();
            running = true;
        } else {
            if (form.readsOn()) {
                readToEnd();
            }
            talk.close();
        }
        return move;
    }

    /** Botzone has no words for the end: a program that was kept running is ended. */
    @Override
    public void finish(Game end) {}

    @Override
    public void close() {
        talk.close();
    }

    private void readToKeepRunning() throws BotFault {
        try {
            int number = 2;
            for (String line = talk.line(); !line.strip().equals(BotzoneForm.KEEP_RUNNING); line = talk.line()) {
                form.after(number++, line);
            }
        } catch (BotFault fault) {
            throw new BotFault(
                    fault.verdict(),
                    fault.reason(),
                    "After every answer the program must print the line " + BotzoneForm.KEEP_RUNNING
                            + " and flush it; a program that ends after its answer is named without 'keep'.");
        }
    }

    private void readToEnd() throws BotFault {
        try {
            int number = 2;
            for (String line = talk.line(); !line.strip().equals(BotzoneForm.KEEP_RUNNING); line = talk.line()) {
                form.after(number++, line);
            }
        } catch (BotFault fault) {
            if (!ENDS.contains(fault.verdict())) {
                throw fault;
            }
            return;
        }
        leniency.excuse("The program asks to be kept running: name it with 'keep' if it is to be.");
    }
}
