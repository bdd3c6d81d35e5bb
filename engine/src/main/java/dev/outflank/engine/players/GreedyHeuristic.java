package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/** The number of discs turned, as in part 1 of APS105's Lab 8. */
final class GreedyHeuristic implements MoveHeuristic {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "greedy", "Turns the most discs.", () -> new HeuristicPlayer(new GreedyHeuristic()))
            .withLesson(
                    "Take the most",
                    "Count the discs that each move turns and play the move with the largest number. It looks strong for"
                            + " half of the game, but discs in the middle are turned back, and many discs leave the"
                            + " opponent many moves.",
                    "Discs turned.")
            .withPreset("Greedy");

    /** The player that {@link SmarterHeuristic} and {@link SmartestHeuristic} expect as their opponent. */
    static final HeuristicPlayer PLAYER = new HeuristicPlayer(new GreedyHeuristic());

    @Override
    public int score(Position position, Move move) {
        return position.flips(move);
    }
}
