package dev.outflank.protocol.codingame;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;

/** CodinGame's text format of sides and boards: 0 for black, 1 for white. */
final class CodinGameText {
    private static final char BLACK = '0';
    private static final char WHITE = '1';
    private static final char EMPTY = '.';

    private CodinGameText() {}

    static char id(Colour side) {
        return side == Colour.BLACK ? BLACK : WHITE;
    }

    static Colour side(String id) throws NotationException {
        if (id.length() != 1 || id.charAt(0) != BLACK && id.charAt(0) != WHITE) {
            throw new NotationException("expected the id, 0 or 1, not " + quoted(id));
        }
        return id.charAt(0) == BLACK ? Colour.BLACK : Colour.WHITE;
    }

    /** The board, one line per row. */
    static String board(Position position) {
        return BoardText.board(position, BLACK, WHITE, EMPTY, "\n") + "\n";
    }

    static Position position(String rows, Colour side) throws NotationException {
        if (!rows.matches("[01.]*")) {
            throw new NotationException("expected rows of 0, 1 and dots, not " + quoted(rows));
        }
        return BoardText.parse(rows.replace(BLACK, 'X').replace(WHITE, 'O').replace(EMPTY, '-'), side);
    }
}
