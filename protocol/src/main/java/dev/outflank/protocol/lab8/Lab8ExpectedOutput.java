package dev.outflank.protocol.lab8;

import dev.outflank.protocol.UnsentMoves.Turn;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The exact output of a Lab 8 program for the game so far. On a pipe the answers to prompts are not echoed, so the output
 * after an answer continues the line of the prompt.
 */
final class Lab8ExpectedOutput {
    private final Colour computer;
    private final List<String> lines = new ArrayList<>();
    private String prompt = Lab8Text.DIMENSION_PROMPT + Lab8Text.COLOUR_PROMPT;

    Lab8ExpectedOutput(Colour computer, Position start) {
        this.computer = computer;
        addBoard(start);
    }

    void addTurn(Turn turn) {
        if (turn.move().isPass()) {
            add(Lab8Text.noMove(turn.side()));
            return;
        }
        if (turn.side() == computer) {
            add(moveLine(turn.move()));
        } else {
            prompt = Lab8Text.movePrompt(turn.side());
        }
        addBoard(turn.positionAfter());
    }

    void addResult(@Nullable Colour winner) {
        add(Lab8Text.result(winner));
    }

    /** The line that announces a move of the computer. */
    String moveLine(Move move) {
        return Lab8Text.computerMove(computer, move);
    }

    /** Whether a line announces a move of the computer. */
    boolean isMoveLine(String line) {
        return line.matches("Computer places " + computer.letter() + " at [a-z]{2}\\.");
    }

    /** The expected lines so far. */
    List<String> lines() {
        return lines;
    }

    private void addBoard(Position position) {
        Lab8Text.board(position).lines().forEach(this::add);
    }

    private void add(String line) {
        lines.add(prompt + line);
        prompt = "";
    }
}
