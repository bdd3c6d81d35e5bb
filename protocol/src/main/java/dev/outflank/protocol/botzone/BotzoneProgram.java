package dev.outflank.protocol.botzone;

import dev.outflank.protocol.LineProgram;
import dev.outflank.protocol.botzone.BotzoneForm.History;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.Supplier;

/**
 * A program for Botzone. Whether it is spoken to in JSON or in plain lines it sees from the first line. It answers
 * once, or asks to be kept running and answers until its input ends.
 */
public final class BotzoneProgram extends LineProgram {
    private static final int LONGEST_LINE = 1 << 20;

    private final boolean keep;
    private Game game = Game.start(BotzoneForm.SIZE);

    /** A program that asks for a new clock before each of its moves. */
    public BotzoneProgram(
            Player player, boolean keep, InputStream in, PrintStream out, PrintStream err, Supplier<Clock> clocks) {
        super(player, in, LONGEST_LINE, out, err, clocks);
        this.keep = keep;
    }

    @Override
    protected int converse() throws NotationException, IOException {
        String line = lines.nextNonBlank();
        if (line == null) {
            return FINISHED;
        }
        BotzoneForm form = line.stripLeading().startsWith("{") ? new JsonForm() : new PlainForm();
        replay(form.readHistory(line, lines));
        answer(form);
        // The lines of data that follow a whole game are empty, since we never ask for any to be kept.
        line = keep ? lines.nextNonBlank() : null;
        while (line != null && !out.checkError()) {
            play(form.readRequest(line));
            answer(form);
            line = lines.nextNonBlank();
        }
        return out.checkError() ? ABANDONED : FINISHED;
    }

    private void replay(History history) throws NotationException {
        // The first request to Black is no move.
        boolean black = history.requests().getFirst().isPass();
        for (int i = 0; i < history.requests().size(); i++) {
            if (i > 0 || !black) {
                play(history.requests().get(i));
            }
            if (i < history.responses().size()) {
                play(history.responses().get(i));
            }
        }
    }

    private void play(Move move) throws NotationException {
        if (!game.position().isLegal(move)) {
            throw new NotationException("move " + (game.ply() + 1) + ", " + move + ", is not legal for "
                    + game.position().toMove().title());
        }
        game = game.play(move);
    }

    private void answer(BotzoneForm form) throws NotationException {
        Clock clock = clocks.get();
        Move move = game.position().mobility() == 0 ? Move.PASS : player.choose(game, clock);
        out.print(form.response(move) + (keep ? BotzoneForm.KEEP_RUNNING + "\n" : ""));
        out.flush();
        if (!game.isOver()) {
            play(move);
        }
    }
}
