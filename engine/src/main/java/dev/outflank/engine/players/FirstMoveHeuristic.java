package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** Scores all moves alike, so that the first legal move in reading order is played. */
final class FirstMoveHeuristic implements MoveHeuristic {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "first",
                    "The first legal move in reading order.",
                    () -> new HeuristicPlayer(new FirstMoveHeuristic()))
            .withLesson(
                    "Any legal move",
                    "Scan the board row by row and play the first square that turns a disc. It plays badly, but a"
                            + " program that can do this knows the rules: begin here.",
                    "All moves score the same.")
            .withPreset("First move");

    @Override
    public int score(Position position, Move move) {
        return 0;
    }
}
