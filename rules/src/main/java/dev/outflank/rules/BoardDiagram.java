package dev.outflank.rules;

import java.util.stream.Collectors;

/** A board over several lines, for people: labelled rows and columns, legal moves marked, and who can play where. */
public final class BoardDiagram {
    private BoardDiagram() {}

    /** Formats a position; rows are labelled as the notation names them. */
    public static String format(Position position, Notation notation) {
        boolean rowLetters = notation == Notation.LAB8;
        StringBuilder text = new StringBuilder("   ");
        for (int column = 0; column < position.size(); column++) {
            text.append(' ').append((char) ('a' + column));
        }
        for (int row = 0; row < position.size(); row++) {
            String label = rowLetters ? String.valueOf((char) ('a' + row)) : String.valueOf(row + 1);
            text.append('\n').append(" ".repeat(3 - label.length())).append(label);
            for (int column = 0; column < position.size(); column++) {
                Colour disc = position.at(row, column);
                boolean legal = position.flips(Move.at(row, column)) > 0;
                text.append(' ').append(disc != null ? disc.letter() : legal ? '*' : '.');
            }
        }
        if (position.isOver()) {
            return text.append("\nThe game is over.").toString();
        }
        String moves = position.moves().stream().map(notation::format).collect(Collectors.joining(", "));
        return text.append('\n')
                .append(position.toMove().title())
                .append(moves.isEmpty() ? " can only pass." : " can play " + moves + ".")
                .toString();
    }
}
