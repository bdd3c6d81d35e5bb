package dev.outflank.protocol.vg101;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** The texts of a VG101 program other than its moves. */
final class Vg101Text {
    static final int SIZE = 8;
    /** The answer to {@link Vg101Message#DONE}. */
    static final String OK = "OK";
    /** The owner, in PLACE, of the program's own discs. */
    static final String OWN = "1";

    private static final String HEADER = "   a   b   c   d   e   f   g   h\n";
    private static final String LINE = " +---+---+---+---+---+---+---+---+\n";

    private Vg101Text() {}

    /** The board as in the handout: X black, O white, and an apostrophe for each legal move. */
    static String board(Position position) {
        StringBuilder text = new StringBuilder(HEADER).append(LINE);
        for (int row = 0; row < SIZE; row++) {
            text.append(row + 1).append('|');
            for (int column = 0; column < SIZE; column++) {
                text.append(' ').append(square(position, row, column)).append(" |");
            }
            text.append('\n').append(LINE);
        }
        return text.toString();
    }

    private static char square(Position position, int row, int column) {
        Colour disc = position.at(row, column);
        if (disc != null) {
            return disc == Colour.BLACK ? 'X' : 'O';
        }
        return position.flips(Move.at(row, column)) > 0 ? '\'' : ' ';
    }
}
