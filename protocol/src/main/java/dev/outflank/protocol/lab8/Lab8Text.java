package dev.outflank.protocol.lab8;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import org.jspecify.annotations.Nullable;

/** The exact texts of a Lab 8 program, without line terminators; prompts end in a space. */
final class Lab8Text {
    static final String DIMENSION_PROMPT = "Enter the board dimension: ";
    static final String COLOUR_PROMPT = "Computer plays (B/W): ";
    static final String INVALID_MOVE = "Invalid move.";

    private Lab8Text() {}

    static String movePrompt(Colour human) {
        return "Enter move for colour " + human.letter() + " (RowCol): ";
    }

    static String computerMove(Colour computer, Move move) {
        return "Computer places " + computer.letter() + " at " + Notation.LAB8.format(move) + ".";
    }

    static String noMove(Colour side) {
        return side.letter() + " player has no valid move.";
    }

    /** The result of the game; no winner means a draw. */
    static String result(@Nullable Colour winner) {
        return winner == null ? "Draw!" : winner.letter() + " player wins.";
    }

    /** The board: a line of column letters, then one line per row. */
    static String board(Position position) {
        int size = position.size();
        StringBuilder text = new StringBuilder((size + 3) * (size + 1)).append("  ");
        for (int column = 0; column < size; column++) {
            text.append(label(column));
        }
        for (int row = 0; row < size; row++) {
            text.append('\n').append(label(row)).append(' ');
            for (int column = 0; column < size; column++) {
                Colour disc = position.at(row, column);
                text.append(disc == null ? 'U' : disc.letter());
            }
        }
        return text.toString();
    }

    private static char label(int index) {
        return (char) ('a' + index);
    }
}
