package dev.outflank.web.analyse;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.text.Message;
import io.javalin.http.HttpStatus;

/** Games as one-line transcripts, as used in links and requests. */
public final class GameText {
    private static final int MAX_LENGTH = 6000;

    private GameText() {}

    public static Game parse(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.long-game", "limit", MAX_LENGTH));
        }
        try {
            return TextFormat.TRANSCRIPT.readFirst(text).game();
        } catch (NotationException e) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, Message.of("error.invalid-game", "reason", String.valueOf(e.getMessage())));
        }
    }

    /** The game up to a ply. */
    static Game parse(String text, int ply) {
        Game game = parse(text);
        if (ply < 0 || ply > game.ply()) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, "'ply' must be 0 to " + game.ply() + " for this game, not " + ply + ".");
        }
        while (game.ply() > ply) {
            game = game.undo();
        }
        return game;
    }

    static String format(Game game) {
        try {
            return TextFormat.TRANSCRIPT.format(RecordedGame.of(game)).strip();
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "This game can't be shown: " + e.reason() + ".");
        }
    }
}
