package dev.outflank.protocol.check;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.Locale;

/** The sentence that explains to a program's author why a move is not legal. */
public final class IllegalMoveMessage {
    private IllegalMoveMessage() {}

    /** Formats the sentence with the square in the given notation. */
    public static String sentence(Position position, Move move, Notation notation) {
        String side = position.toMove().title();
        if (move.isPass()) {
            return side + " passed, but can move.";
        }
        String square = notation.format(move);
        Colour disc = position.at(move.row(), move.column());
        if (disc != null) {
            return side + " played " + square + ", where there is already a "
                    + disc.title().toLowerCase(Locale.ROOT) + " disc.";
        }
        return side + " played " + square + ", which flips no disc.";
    }
}
