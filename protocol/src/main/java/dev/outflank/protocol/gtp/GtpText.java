package dev.outflank.protocol.gtp;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import java.util.Locale;

/** The vocabulary of both sides of GTP. Vertices are squares in standard notation: unlike in Go, i is a column. */
final class GtpText {
    static final String BOARDSIZE = "boardsize";
    static final String CLEAR_BOARD = "clear_board";
    static final String PLAY = "play";
    static final String GENMOVE = "genmove";
    static final String QUIT = "quit";
    static final String TIME_SETTINGS = "time_settings";
    static final String TIME_LEFT = "time_left";

    static final char SUCCESS = '=';
    static final char FAILURE = '?';
    static final char COMMENT = '#';

    private GtpText() {}

    static String letter(Colour colour) {
        return String.valueOf(colour.letter()).toLowerCase(Locale.ROOT);
    }

    static String word(Colour colour) {
        return colour.title().toLowerCase(Locale.ROOT);
    }

    static Colour colour(String text) throws NotationException {
        String lower = text.toLowerCase(Locale.ROOT);
        for (Colour colour : Colour.values()) {
            if (lower.equals(letter(colour)) || lower.equals(word(colour))) {
                return colour;
            }
        }
        throw new NotationException("syntax error: expected a colour, b or w, not " + quoted(text));
    }
}
