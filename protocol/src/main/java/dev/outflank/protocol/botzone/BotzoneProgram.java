package dev.outflank.protocol.botzone;

import dev.outflank.protocol.LineProgram;
import dev.outflank.protocol.botzone.BotzoneFormat.History;
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
 * A program for Botzone. It detects JSON or plain lines from the first line. It answers once, or asks to be kept running
 * and answers until its input ends.
 */
public final class BotzoneProgram extends LineProgram {
    private static final int MAX_LINE_LENGTH = 1 << 20;

    private final boolean keepRunning;
    private Game game = Game.start(BotzoneFormat.SIZE);

    /** Creates a program that gets a new clock before each of its moves. */
    public BotzoneProgram(
            Player player,
            boolean keepRunning,
            InputStream in,
            PrintStream out,
            PrintStream err,
            Supplier<Clock> clocks) {
        super(player, in, MAX_LINE_LENGTH, out, err, clocks);
        this.keepRunning = keepRunning;
    }

    @Override
    protected int runProtocol() throws NotationException, IOException {
        String line = input.readNonBlankLine();
        if (line == null) {
            return EXIT_OK;
        }
        BotzoneFormat format =
                line.stripLeading().startsWith("{") ? new BotzoneJsonFormat() : new BotzoneSimpleFormat();
        replay(format.readHistory(line, input));
        answer(format);
        // The data lines after the game are blank, since this program never stores data.
        line = keepRunning ? input.readNonBlankLine() : null;
        while (line != null && !out.checkError()) {
            play(format.readRequest(line));
            answer(format);
            line = input.readNonBlankLine();
        }
        return out.checkError() ? EXIT_IO_ERROR : EXIT_OK;
    }

    private void replay(History history) throws NotationException {
        // The first request to Black is not a move.
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

    private void answer(BotzoneFormat format) throws NotationException {
        Clock clock = clocks.get();
        Move move = game.position().mobility() == 0 ? Move.PASS : player.choose(game, clock);
        out.print(format.formatResponse(move) + (keepRunning ? BotzoneFormat.KEEP_RUNNING + "\n" : ""));
        out.flush();
        if (!game.isOver()) {
            play(move);
        }
    }
}
