package dev.outflank.web.analyse;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import dev.outflank.web.http.HttpException;
import io.javalin.http.HttpStatus;

/** A game in one line, as it stands in links and requests: a transcript. */
public final class GameText {
    private static final int MAX_LENGTH = 6000;

    private GameText() {}

    public static Game parse(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, "A game in one line has at most " + MAX_LENGTH + " characters.");
        }
        try {
            return TextFormat.TRANSCRIPT.readFirst(text).game();
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "The game cannot be read: " + e.getMessage() + ".");
        }
    }

    /** The game after so many of its moves. */
    static Game parse(String text, int ply) {
        Game game = parse(text);
        if (ply < 0 || ply > game.ply()) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, "The game has moves 0 to " + game.ply() + ", not " + ply + ".");
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
            throw new HttpException(HttpStatus.BAD_REQUEST, "The game cannot be shown: " + e.reason() + ".");
        }
    }
}
