package dev.outflank.protocol.check;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.Locale;
import java.util.stream.Collectors;

/** Why a move is not legal, in words and with the board, in the coordinates its author knows. */
public final class IllegalMoveMessage {
    private IllegalMoveMessage() {}

    /** One sentence. */
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
        return side + " played " + square + ", which turns no disc.";
    }

    /** The board and the legal moves, over several lines. */
    public static String board(Position position, Notation notation) {
        boolean letters = notation == Notation.LAB8;
        StringBuilder text = new StringBuilder("   ");
        for (int column = 0; column < position.size(); column++) {
            text.append(' ').append((char) ('a' + column));
        }
        for (int row = 0; row < position.size(); row++) {
            String label = letters ? String.valueOf((char) ('a' + row)) : String.valueOf(row + 1);
            text.append('\n').append(" ".repeat(3 - label.length())).append(label);
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                boolean legal = position.flips(Move.at(row, column)) > 0;
                text.append(' ').append(disc != null ? disc.letter() : legal ? '*' : '.');
            }
        }
        String moves = position.moves().stream().map(notation::format).collect(Collectors.joining(", "));
        if (position.isOver()) {
            return text.append("\nThe game is over.").toString();
        }
        return text.append('\n')
                .append(position.toMove().title())
                .append(moves.isEmpty() ? " can only pass." : " can play " + moves + ".")
                .toString();
    }
}
