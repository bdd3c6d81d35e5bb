package dev.outflank.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Transcript;
import java.util.List;

/** A dialogue with a scripted program. */
public final class ScriptedDialogue {
    private final Leniency leniency;
    private final ScriptedBot bot;
    private final Dialogue dialogue;

    public ScriptedDialogue(String spec, String script, boolean strict) {
        this.leniency = strict ? Leniency.strict() : Leniency.lenient();
        this.bot = new ScriptedBot(script);
        this.dialogue = Bots.spec(spec).dialogue(bot, leniency);
    }

    /** A lenient dialogue that has been opened. */
    public static ScriptedDialogue opened(String spec, String script, Game start, Colour side) throws BotException {
        ScriptedDialogue dialogue = new ScriptedDialogue(spec, script, false);
        dialogue.dialogue.open(start, side);
        return dialogue;
    }

    /** Plays a sequence of moves strictly and checks the program's answers and the end of the script. */
    public static void expectLine(String spec, String script, Game start, Colour side, String moves)
            throws BotException {
        ScriptedDialogue dialogue = new ScriptedDialogue(spec, script, true);
        dialogue.dialogue.open(start, side);
        Game end = after(start, moves);
        Game game = start;
        for (Move move : end.moves().subList(start.ply(), end.ply())) {
            if (game.position().toMove() == side) {
                assertThat(dialogue.dialogue.requestMove(game)).isEqualTo(move);
            }
            game = game.play(move);
        }
        dialogue.dialogue.finish(game);
        dialogue.dialogue.close();
        dialogue.bot.assertFinished();
    }

    public void open(Game start, Colour side) throws BotException {
        dialogue.open(start, side);
    }

    public void setClocks(GameTimer black, GameTimer white) {
        dialogue.setClocks(new ByColour<>(black.reading(), white.reading()));
    }

    public Move ask(Game game) throws BotException {
        return dialogue.requestMove(game);
    }

    public BotException faultIn(Game game) {
        return catchThrowableOfType(BotException.class, () -> dialogue.requestMove(game));
    }

    public List<String> remarks() {
        return leniency.remarks();
    }

    public static Game after(Game start, String moves) {
        try {
            return Transcript.parse(moves, start);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public static Game after(String moves) {
        return after(Game.start(8), moves);
    }
}
