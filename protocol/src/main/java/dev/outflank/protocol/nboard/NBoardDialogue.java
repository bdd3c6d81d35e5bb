package dev.outflank.protocol.nboard;

import static dev.outflank.rules.NotationException.quoted;

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
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.Ggf;
import dev.outflank.rules.record.RecordedGame;

/**
 * The board's side of NBoard 2. Lines that mean nothing to us are ignored, as the protocol wants it. An engine does not
 * play the move it answers with: it is told of it, as of every other move, before it is asked again.
 */
public final class NBoardDialogue implements Dialogue {
    public static final Starts STARTS = Starts.ANYWHERE;
    public static final int SIZE = NBoardText.SIZE;

    private final Talk talk;
    private final Leniency leniency;
    private final int depth;
    private final News news = new News();

    /** A dialogue with an engine that is told to search to this depth. */
    public NBoardDialogue(Program program, Leniency leniency, int depth) {
        this.talk = new Talk(program);
        this.leniency = leniency;
        this.depth = depth;
    }

    @Override
    public void open(Game start, Colour side) throws BotFault {
        talk.start();
        talk.send(NBoardText.NBOARD + " 2\n");
        talk.send(NBoardText.SET_DEPTH + " " + depth + "\n");
        // Some engines count 64 characters from here on, as NBoard itself writes them.
        talk.send(NBoardText.SET_GAME + " " + Ggf.format(RecordedGame.of(start).withPlayers("Black", "White"), ""));
        talk.send(NBoardText.PING + " 1\n");
        news.since(start);
        String line = talk.line();
        while (!line.strip().equals(NBoardText.PONG + " 1")) {
            line = talk.line();
        }
    }

    @Override
    public Move ask(Game game) throws BotFault {
        StringBuilder commands = new StringBuilder();
        for (Turn turn : news.since(game)) {
            commands.append(NBoardText.MOVE + " ").append(NBoardText.square(turn.move())).append('\n');
        }
        talk.send(commands.append(NBoardText.GO + "\n").toString());
        String line = talk.line();
        while (!line.startsWith(NBoardText.ANSWER)) {
            line = talk.line();
        }
        return move(line);
    }

    /** The protocol has no words for the end of a game: the engine waits for the next one. */
    @Override
    public void finish(Game end) {}

    @Override
    public void close() {
        talk.close();
    }

    private Move move(String line) throws BotFault {
        String answer = line.substring(NBoardText.ANSWER.length()).strip();
        String[] parts = answer.split("[/\\s]", 2);
        if (parts.length > 1 && answer.charAt(parts[0].length()) != '/') {
            leniency.excuse("In " + quoted(line) + " the move is parted from what follows by a space, not by a slash.");
        }
        try {
            return NBoardText.move(answer);
        } catch (NotationException e) {
            throw new BotFault(
                    Verdict.PROTOCOL,
                    "The answer to 'go' must be like '=== F5/1.20/0.5', or '=== PA' to pass; in " + quoted(line)
                            + " there is no move: " + e.reason() + ".");
        }
    }
}
