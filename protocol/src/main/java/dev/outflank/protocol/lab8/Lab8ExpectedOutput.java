package dev.outflank.protocol.lab8;

import dev.outflank.protocol.UnsentMoves.Turn;
import dev.outflank.protocol.output.ExpectedLine;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The exact output of a Lab 8 program for the game so far. On a pipe the answers to prompts are not echoed, so the output
 * after an answer continues the line of the prompt.
 */
final class Lab8ExpectedOutput {
    private final Colour computer;
    private final Consumer<ExpectedLine> lines;
    private List<String> prompts = List.of(Lab8Text.DIMENSION_PROMPT, Lab8Text.COLOUR_PROMPT);

    /** Whether the line with the computer's next move was already passed on. */
    private boolean announced;

    /** Passes each expected line to a consumer as soon as it is known. */
    Lab8ExpectedOutput(Colour computer, Position start, Consumer<ExpectedLine> lines) {
        this.computer = computer;
        this.lines = lines;
        addBoard(start);
    }

    void addTurn(Turn turn) {
        if (turn.move().isPass()) {
            add(Lab8Text.noMove(turn.side()));
            return;
        }
        if (turn.side() == computer) {
            announce(turn.move());
            announced = false;
        } else {
            prompts = List.of(Lab8Text.movePrompt(turn.side()));
        }
        addBoard(turn.positionAfter());
    }

    void addResult(@Nullable Colour winner) {
        add(Lab8Text.result(winner));
    }

    /** Expects the line with the computer's next move, unless it is already expected. */
    void announce(Move move) {
        if (!announced) {
            add(Lab8Text.computerMove(computer, move));
        }
        announced = true;
    }

    private void addBoard(Position position) {
        Lab8Text.board(position).lines().forEach(this::add);
    }

    private void add(String line) {
        List<String> pieces = new ArrayList<>(prompts);
        pieces.add(line);
        lines.accept(new ExpectedLine(List.copyOf(pieces)));
        prompts = List.of();
    }
}
