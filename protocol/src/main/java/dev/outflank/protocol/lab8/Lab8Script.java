package dev.outflank.protocol.lab8;

import dev.outflank.protocol.News.Turn;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a Lab 8 program prints, to the letter, as far as the game has gone. On a pipe nobody's answers are echoed: the
 * line that begins with a prompt goes on with what is printed after the answer.
 */
final class Lab8Script {
    private final Colour computer;
    private final List<String> lines = new ArrayList<>();
    private String prompt = "Enter the board dimension: Computer plays (B/W): ";

    Lab8Script(Colour computer, Position start) {
        this.computer = computer;
        board(start);
    }

    void played(Turn turn) {
        char letter = turn.side().letter();
        if (turn.move().isPass()) {
            add(letter + " player has no valid move.");
            return;
        }
        if (turn.side() == computer) {
            add(places(turn.move()));
        } else {
            prompt = "Enter move for colour " + letter + " (RowCol): ";
        }
        board(turn.after());
    }

    void over(@Nullable Colour winner) {
        add(winner == null ? "Draw!" : winner.letter() + " player wins.");
    }

    /** The line in which the computer's move is announced. */
    String places(Move move) {
        return "Computer places " + computer.letter() + " at " + Notation.LAB8.format(move) + ".";
    }

    /** Whether a line announces a move of the computer's. */
    boolean isMove(String line) {
        return line.matches("Computer places " + computer.letter() + " at [a-z]{2}\\.");
    }

    /** The lines so far. */
    List<String> lines() {
        return lines;
    }

    private void board(Position position) {
        StringBuilder letters = new StringBuilder("  ");
        for (int column = 0; column < position.size(); column++) {
            letters.append((char) ('a' + column));
        }
        add(letters.toString());
        String[] rows = BoardText.board(position, 'B', 'W', 'U', "\n").split("\n");
        for (int row = 0; row < rows.length; row++) {
            add((char) ('a' + row) + " " + rows[row]);
        }
    }

    private void add(String line) {
        lines.add(prompt + line);
        prompt = "";
    }
}
