package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionBuilder;

/**
 * Positions in the tag FEN of PGN: a board as text with the side to move, or what Edax writes, which is chess notation
 * with black pawns {@code p} and white pawns {@code P}, the eighth row first: {@code 8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1}.
 */
final class Fen {
    private static final int SIZE = 8;

    private Fen() {}

    static Position parse(String text) throws NotationException {
        String[] fields = text.strip().split("\\s+");
        String[] rows = fields[0].split("/", -1);
        if (rows.length != SIZE || !fields[0].matches("[pP1-8/]+")) {
            return BoardText.parse(text);
        }
        if (fields.length < 2 || !fields[1].matches("[bw]")) {
            throw new NotationException("the side to move is missing: expected b or w after the board");
        }
        PositionBuilder setup = new PositionBuilder(SIZE);
        for (int i = 0; i < SIZE; i++) {
            int column = 0;
            for (char c : rows[i].toCharArray()) {
                if (Character.isDigit(c)) {
                    column += c - '0';
                } else if (column < SIZE) {
                    setup.put(SIZE - 1 - i, column++, c == 'p' ? Colour.BLACK : Colour.WHITE);
                } else {
                    column++;
                }
            }
            if (column != SIZE) {
                throw new NotationException("row " + (SIZE - i) + " has " + column + " squares, not 8");
            }
        }
        return setup.build(fields[1].equals("b") ? Colour.BLACK : Colour.WHITE);
    }
}
